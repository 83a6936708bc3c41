import type { TranslatedText } from '@nimble/contracts';

/** What emails of all features say. */
export const commonMails = {
  'common.greeting': { text: 'Hello,' },
  'common.greeting_named': { text: 'Hello {name},', values: { name: 'text' } },
  /** Before an address, where there are no buttons. */
  'common.link': { text: '{label}:', values: { label: 'text' } },
  'common.stop': { text: 'Stop emails from {company}', values: { company: 'text' } },
} as const satisfies Readonly<Record<string, TranslatedText>>;
