import { createCatalogue, type Translated } from '../../lib/language.ts';

/** Texts of the unsubscribe page of a company's emails. */
const english = {
  title: (company: string) => `Stop emails from ${company}?`,
  anyCompany: 'this company',
  text: (company: string) =>
    `${company} will not be able to email this address again. Links that you ask for yourself still arrive.`,
  action: 'Stop these emails',
  ended: 'You won’t receive these emails anymore',
  endedText: 'You can close this page.',
  failed: 'Failed to stop the emails. Please use the link in a newer email.',
} as const;

export const stopEmailsTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type StopEmailsTexts = Translated<typeof english>;
