import type { Language } from '@nimble/contracts/languages';
import { type TemplateCategoryKey, templateCategoryKeys } from '@nimble/contracts/templates';
import { type TranslationLanguage, translationsBeside } from '../../../platform/texts/index.ts';

type Texts = Readonly<Record<string, string>>;

const read = new Map<TranslationLanguage, Texts>();

/** The translated texts of every category by their keys, read when a language is first used. */
function textsIn(language: TranslationLanguage): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts: Texts = Object.assign(
    {},
    ...templateCategoryKeys.map((category) => translationsBeside(fileOf(category), language)),
  );
  read.set(language, texts);
  return texts;
}

function fileOf(category: TemplateCategoryKey): URL {
  return new URL(`./${category}/${category}.postings.ts`, import.meta.url);
}

/** Finds the texts of a language by their keys; undefined for English, which the templates have. */
export function postingsIn(language: Language): ((key: string) => string) | undefined {
  if (language === 'en') return undefined;
  const texts = textsIn(language);
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The template's text ${key} has no translation (${language}).`);
    return text;
  };
}
