import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@nimble/contracts/languages';

export type TranslationLanguage = Exclude<Language, 'en'>;

const folder = dirname(fileURLToPath(import.meta.resolve('@nimble/contracts/all-refusals')));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

/** The translations of one catalog: `candidate.mails.de.json` beside `candidate.mails.ts`. */
export function translationsBeside(
  catalog: URL,
  language: TranslationLanguage,
): Readonly<Record<string, string>> {
  const file = fileURLToPath(catalog).replace(/\.ts$/, `.${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The translations of the contracts' files with this ending: `.refusals` reads `jobs/jobs.refusals.de.json` and its
 * likes.
 */
export function translationsOf(
  ending: string,
  language: TranslationLanguage,
): Readonly<Record<string, string>> {
  const found = files.filter((file) => file.endsWith(`${ending}.${language}.json`));
  return Object.assign({}, ...found.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
