import type { Language } from '@nimble/contracts/languages';
import { createOwnTexts } from '../texts/index.ts';
import { frameMails } from './frame.mails.ts';

const texts = createOwnTexts(frameMails, new URL('./frame.mails.ts', import.meta.url));

/** "Hello Ann,", or without a name, and for one that is an email address, which would be torn apart: "Hello,". */
export function greetingIn(language: Language, name = ''): string {
  return name === '' || /^\S+@\S+$/.test(name)
    ? texts(language, 'frame.greeting')
    : texts(language, 'frame.greeting_named', { name });
}

/** An address with its label before it, where there are no buttons. */
export function linkIn(language: Language, { label, url }: { label: string; url: string }): string {
  return `${texts(language, 'frame.link', { label })}\n${url}`;
}

/** The label of the link that ends a company's emails. */
export function stopLabelIn(language: Language, company: string): string {
  return texts(language, 'frame.stop', { company });
}

/** The line below the emails of a company whose plan is not white-label. */
export function poweredByIn(language: Language): string {
  return texts(language, 'frame.powered_by');
}
