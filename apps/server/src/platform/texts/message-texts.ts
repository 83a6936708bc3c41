import { translateMessages } from '@nimble/contracts';
import type { Language } from '@nimble/contracts/languages';
import * as z from 'zod';
import { languageOfCall } from './language.ts';
import { translationsOf } from './translations.ts';

const translations: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: translationsOf('.messages', 'de'),
  es: translationsOf('.messages', 'es'),
  fr: translationsOf('.messages', 'fr'),
};

/** Contracts use zod/mini for the browser, which has no texts of its own. */
const ofZod = { en: z.locales.en(), de: z.locales.de(), es: z.locales.es(), fr: z.locales.fr() };

/** Lets the texts of schemas, the contracts' and zod's own, be in the language of the call that is validated. */
export function writeMessagesInLanguageOfCall(): void {
  translateMessages((code) => translations[languageOfCall()]?.[code]);
  z.config({ localeError: (issue) => ofZod[languageOfCall()].localeError(issue) });
}
