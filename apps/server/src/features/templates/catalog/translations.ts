import type { TranslatedText } from '@nimble/contracts';
import type { Language } from '@nimble/contracts/languages';
import { type TemplateCategoryKey, templateCategoryKeys } from '@nimble/contracts/templates';
import { type TranslationLanguage, translationsBeside } from '../../../platform/texts/index.ts';
import { executiveTexts } from './executive/executive.postings.ts';
import { financeTexts } from './finance/finance.postings.ts';
import { hrTexts } from './hr/hr.postings.ts';
import { operationsTexts } from './operations/operations.postings.ts';
import { salesTexts } from './sales/sales.postings.ts';
import { technologyTexts } from './technology/technology.postings.ts';

const english: Record<TemplateCategoryKey, Readonly<Record<string, TranslatedText>>> = {
  technology: technologyTexts,
  executive: executiveTexts,
  sales: salesTexts,
  hr: hrTexts,
  finance: financeTexts,
  operations: operationsTexts,
};

type Texts = ReadonlyMap<string, string>;
const read = new Map<TranslationLanguage, Texts>();

/** Finds the texts of a language by their keys; undefined for English, which the templates have. */
export function postingsIn(language: Language): ((key: string) => string) | undefined {
  if (language === 'en') return undefined;
  const texts = textsIn(language);
  return (key) => texts.get(key) ?? '';
}

/** The texts of every category, read when a language is first used. @throws unless all are translated */
function textsIn(language: TranslationLanguage): Texts {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}

function readTexts(language: TranslationLanguage): Texts {
  const entries = templateCategoryKeys.flatMap((category) => {
    const translations = translationsBeside(fileOf(category), language);
    return Object.keys(english[category]).map((key): [string, string] => {
      const text = translations[key];
      if (text === undefined) throw new Error(`The template text ${key} has no translation (${language}).`);
      return [key, text];
    });
  });
  return new Map(entries);
}

function fileOf(category: TemplateCategoryKey): URL {
  return new URL(`./${category}/${category}.postings.ts`, import.meta.url);
}
