import type { TranslatedText } from '@nimble/contracts';

/** What stands around the texts of every email. */
export const frameMails = {
  'frame.greeting': { text: 'Hello,' },
  'frame.greeting_named': { text: 'Hello {name},', values: { name: 'text' } },
  /** Before an address, where there are no buttons. */
  'frame.link': { text: '{label}:', values: { label: 'text' } },
  /** For a company whose plan is not white-label. */
  'frame.powered_by': { text: 'Powered by Nimble' },
  'frame.stop': { text: 'Stop emails from {company}', values: { company: 'text' } },
} as const satisfies Readonly<Record<string, TranslatedText>>;
