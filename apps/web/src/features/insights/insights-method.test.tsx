// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language, languageNames } from '@nimble/contracts/languages';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '../../lib/language/language.ts';
import { show } from '../../testing/show.tsx';
import { InsightsMethodPage } from './insights-method-page.tsx';
import { blocksOf, partsOf } from './simple-markdown.ts';

const languages = Object.keys(languageNames).filter(isLanguage);
const translations = languages.filter((language) => language !== 'en');

afterEach(() => chooseLanguage('en'));

test.each(languages)('the method is shown in %s, named as in the workspace', async (language) => {
  await chooseLanguage(language);
  show(<InsightsMethodPage />);
  const article = await screen.findByRole('article');
  expect(article.getAttribute('lang')).toBe(language);

  const { insights, insightsSettings } = catalogOf(language);
  const terms = [...article.querySelectorAll('li')].map((item) => item.querySelector('strong')?.textContent);
  const named = [
    ...Object.values(insightsSettings.levels).map(({ label }) => label),
    ...Object.values(insights.names),
    ...Object.values(insights.performance).map(({ name }) => name),
    insights.overall.name,
    ...['nervousness', 'engagement', 'eyeContact'].map((part) => insights.behavioral[part]?.name),
  ];
  expect(terms.filter((term) => named.some((name) => name === term))).toEqual(named);
  for (const name of [insights.behavioral.confidence?.name, insights.delivery, insights.states.notEnough])
    expect(article.textContent).toContain(name);
});

test.each(translations)(
  'the method in %s has the structure and the figures of the English one',
  (language) => {
    const [english, translated] = [methodIn('en'), methodIn(language)];
    expect(translated.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual(
      english.map(({ kind, lines }) => `${kind} ${lines.length}`),
    );
    expect(translated.flatMap(({ lines }) => lines.map(factsOf))).toEqual(
      english.flatMap(({ lines }) => lines.map(factsOf)),
    );
  },
);

type Named = { name: string };
type Catalog = {
  insightsSettings: { levels: Record<string, { label: string }> };
  insights: {
    names: Record<string, string>;
    performance: Record<string, Named>;
    behavioral: Record<string, Named>;
    overall: Named;
    delivery: string;
    states: { notEnough: string };
  };
};

function catalogOf(language: Language): Catalog {
  return JSON.parse(readFileSync(join(import.meta.dirname, `messages/${language}.json`), 'utf8'));
}

function methodIn(language: Language) {
  const file = language === 'en' ? 'insights.md' : `insights.${language}.md`;
  return blocksOf(readFileSync(join(import.meta.dirname, '../../../../../docs', file), 'utf8'));
}

/** What a translation keeps: the numbers of a line, its code, and how many of its words are strong. */
function factsOf(line: string) {
  const parts = partsOf(line);
  return {
    code: parts.filter(({ kind }) => kind === 'code').map(({ text }) => text),
    strong: parts.filter(({ kind }) => kind === 'strong').length,
    numbers: [...line.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number.replace(',', '.')).sort(),
  };
}
