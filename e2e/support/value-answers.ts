import { expect, type Page } from '@playwright/test';
import type { Employee } from './company.ts';
import type { CalledServer } from './nimble-server.ts';
import { get } from './submissions.ts';

type Written = 'first' | 'second';
type Kind = {
  question: string;
  format: { format: 'text' | 'choice' | 'number' | 'date' } & Record<string, unknown>;
  /** Makes it the answer on the page. */
  write: (page: Page, which: Written) => Promise<void>;
  expectShown: (page: Page, which: Written) => Promise<void>;
  /** As the server returns it. */
  value: Record<Written, Record<string, unknown>>;
};

const texts = {
  first: 'Rye, two days old.',
  // Letters of several bytes and units, and every kind of line.
  second: 'Rye 🥖 — “Müller’s”\n\n\tZwei Tage alt;\u2028naïve 日本語 <b>&amp;</b>',
};
const numbers = { first: '3', second: '3.5' };
const days = { first: '2027-03-12', second: '2027-04-01' };
const grains = { first: ['Rye'], second: ['Rye', 'Oat'] };
const allGrains = ['Rye', 'Wheat', 'Oat'];
const chosen = (names: readonly string[]) => ({
  format: 'choice',
  chosen: names.map((text) => ({ id: text.toLowerCase(), text })),
});
const field = (page: Page) => page.getByLabel('Your answer', { exact: true });

/** An answer in each format that is neither recorded nor a file, twice. */
export const kindsOfValues: readonly Kind[] = [
  {
    question: 'Which bread are you proud of?',
    format: { format: 'text', maximumCharacters: 300, maximumWords: null },
    write: (page, which) => field(page).fill(texts[which]),
    expectShown: (page, which) => expect(field(page)).toHaveValue(texts[which]),
    value: { first: { text: texts.first }, second: { text: texts.second } },
  },
  {
    question: 'Which grains do you like?',
    format: {
      format: 'choice',
      options: allGrains.map((text) => ({ id: text.toLowerCase(), text, isRight: false })),
      minimumChosen: 1,
      maximumChosen: 2,
      screening: null,
    },
    async write(page, which) {
      for (const name of allGrains)
        await page.getByRole('checkbox', { name }).setChecked(grains[which].includes(name));
    },
    async expectShown(page, which) {
      for (const name of allGrains)
        await expect(page.getByRole('checkbox', { name })).toBeChecked({
          checked: grains[which].includes(name),
        });
    },
    value: { first: chosen(grains.first), second: chosen(grains.second) },
  },
  {
    question: 'How long have you baked?',
    format: { format: 'number', minimum: 0, maximum: 50, decimals: 1, unit: 'years' },
    write: (page, which) => field(page).fill(numbers[which]),
    expectShown: (page, which) => expect(field(page)).toHaveValue(numbers[which]),
    value: { first: { number: 3, unit: 'years' }, second: { number: 3.5, unit: 'years' } },
  },
  {
    question: 'When can you start?',
    format: { format: 'date', earliest: null, latest: null },
    write: (page, which) => field(page).fill(days[which]),
    expectShown: (page, which) => expect(field(page)).toHaveValue(days[which]),
    value: { first: { date: days.first }, second: { date: days.second } },
  },
];

export const asked = ({ question, format }: Pick<Kind, 'question' | 'format'>) => ({
  question,
  time_limit: 600,
  required: true,
  formats: [format],
});

/** The stored answers of the only submission of a job, in the order of its questions. */
export async function storedValues(
  nimble: CalledServer,
  { token }: Employee,
  jobId: number,
): Promise<unknown[]> {
  type List = { data: { responses: { value: unknown }[] }[] };
  const path = `/api/submissions?filters[job][$eq]=${jobId}&populate=responses`;
  const { data } = await get<List>(nimble, path, token);
  expect(data).toHaveLength(1);
  return data.flatMap(({ responses }) => responses.map(({ value }) => value));
}
