import { translateMessages } from '@nimble/contracts';
import * as z from 'zod';
import { languageOfCall } from './language.ts';
import { type TranslationLanguage, translationsOf } from './translations.ts';

const translations: Readonly<Record<TranslationLanguage, Readonly<Record<string, string>>>> = {
  de: translationsOf('.messages', 'de'),
  es: translationsOf('.messages', 'es'),
  fr: translationsOf('.messages', 'fr'),
};

/** Contracts use zod/mini for the browser, which has no texts of its own. */
const ofZod = { en: z.locales.en(), de: z.locales.de(), es: z.locales.es(), fr: z.locales.fr() };

/** Lets the texts of schemas, the contracts' and zod's own, be in the language of the call that is validated. */
export function writeMessagesInLanguageOfCall(): void {
  translateMessages((code) => {
    const language = languageOfCall();
    return language === 'en' ? undefined : translations[language][code];
  });
  z.config({ localeError: (issue) => ofZod[languageOfCall()].localeError(issue) });
}
