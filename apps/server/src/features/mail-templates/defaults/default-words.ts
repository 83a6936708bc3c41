import type { Language } from '@nimble/contracts/languages';
import type { MailTemplateKind, MailWords } from '@nimble/contracts/mail-templates';
import { englishWords } from './english.ts';
import { frenchWords } from './french.ts';
import { germanWords } from './german.ts';
import { spanishWords } from './spanish.ts';

/** The words with which every company begins. */
export const defaultWords: Readonly<Record<Language, Readonly<Record<MailTemplateKind, MailWords>>>> = {
  en: englishWords,
  es: spanishWords,
  fr: frenchWords,
  de: germanWords,
};

/** To whom a preview in the settings is addressed. */
export const exampleCandidate: Readonly<Record<Language, { candidate_name: string; job_title: string }>> = {
  en: { candidate_name: 'Ann Example', job_title: 'Night Baker' },
  es: { candidate_name: 'Ana Ejemplo', job_title: 'Turno de noche en panadería' },
  fr: { candidate_name: 'Anne Exemple', job_title: 'Boulangerie de nuit' },
  de: { candidate_name: 'Anna Beispiel', job_title: 'Nachtschicht in der Bäckerei' },
};
