import { createCatalogue, type Translated } from '../../../lib/language.ts';

/** Texts about a recording that was made on another device. */
const english = {
  title: 'You recorded this on another device',
  text: 'We have your recording, and it is not used yet. Watch it before you use it: its end may be missing.',
  watch: (size: string) => `Watch recording (${size})`,
  again: 'Record again',
  againLeft: (count: number) => `Record again (${count} left)`,
  failed: 'We couldn’t load your recording. It is still safe with us. Please try again.',
} as const;

export const elsewhereTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type ElsewhereTexts = Translated<typeof english>;
