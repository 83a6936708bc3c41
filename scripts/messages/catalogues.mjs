import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const load = createRequire(import.meta.url);
const { languageNames } = load('../../packages/contracts/src/languages.ts');

export const translatedLanguages = Object.keys(languageNames).filter((language) => language !== 'en');
const start = 'apps/web/src';

/** The folders with catalogues (`messages`), from the root of the repository. */
export function catalogueFolders(root) {
  return readdirSync(join(root, start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'messages' && entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted((one, other) => one.localeCompare(other));
}

/** The catalogue of a language, or `undefined` where it is missing. */
export function readCatalogue(root, folder, language) {
  try {
    return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${folder}/${language}.json: ${error.message}`);
  }
}

/**
 * Every text of a catalogue by its path: `plans.confirm.title`; the texts of a list by their number.
 * @returns {Map<string, string>}
 */
export function textsOf(catalogue, prefix = '') {
  const texts = new Map();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of textsOf(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}
