import type { TranslatedText, ValuesOfText } from '@nimble/contracts';
import { isLanguage, type Language, languageNames } from '@nimble/contracts/languages';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { type TranslationLanguage, translationsBeside, translationsOf } from './translations.ts';

type Catalog = Readonly<Record<string, TranslatedText>>;

/** The text of a code in a language, with its values if it has some. */
export type TextOf<Texts extends Catalog> = <Code extends keyof Texts & string>(
  language: Language,
  code: Code,
  ...values: ValuesOfText<Texts[Code]> extends undefined ? [] : [values: ValuesOfText<Texts[Code]>]
) => string;

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/**
 * The texts of a catalog of the contracts in every language, compiled at the start.
 * @param ending of the names of the files with its translations: `.refusals`
 * @throws for a text without a translation: a page must not mix languages.
 */
export function createTexts<const Texts extends Catalog>(english: Texts, ending: string): TextOf<Texts> {
  return compileTexts(english, (language) => translationsOf(ending, language));
}

/**
 * The same for a catalog of the server's own, such as emails.
 * @param file the catalog, with its translations beside it: `candidate.mails.ts`, `candidate.mails.de.json`
 */
export function createOwnTexts<const Texts extends Catalog>(english: Texts, file: URL): TextOf<Texts> {
  return compileTexts(english, (language) => translationsBeside(file, language));
}

type Translations = (language: TranslationLanguage) => Readonly<Record<string, string>>;

function compileTexts<const Texts extends Catalog>(
  english: Texts,
  translations: Translations,
): TextOf<Texts> {
  const languages = Object.keys(languageNames).filter(isLanguage);
  const compiled = new Map(
    languages.map((language) => [language, compileAll(language, english, translations)] as const),
  );
  return (language, code, ...[values]) => {
    const text = compiled.get(language)?.get(code);
    if (text === undefined) throw new Error(`There is no text ${code}.`);
    return String(format(text, language, values ?? {}, { formatters }));
  };
}

function compileAll(
  language: Language,
  english: Catalog,
  translationsIn: Translations,
): Map<string, CompiledMessage> {
  const translations = language === 'en' ? undefined : translationsIn(language);
  return new Map(
    Object.entries(english).map(([code, { text }]) => {
      const written = translations === undefined ? text : translations[code];
      if (written === undefined) throw new Error(`The text ${code} has no translation (${language}).`);
      return [code, compile(written)];
    }),
  );
}
