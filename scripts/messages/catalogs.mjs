import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const load = createRequire(import.meta.url);
const { languageNames } = load('../../packages/contracts/src/languages.ts');

export const translatedLanguages = Object.keys(languageNames).filter((language) => language !== 'en');
const start = 'apps/web/src';

/** The folders with catalogs (`messages`), from the root of the repository. */
export function catalogFolders(root) {
  return readdirSync(join(root, start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'messages' && entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted((one, other) => one.localeCompare(other));
}

/** The catalog of a language, or `undefined` where it is missing. */
export function readCatalog(root, folder, language) {
  try {
    return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${folder}/${language}.json: ${error.message}`);
  }
}

/**
 * Every text of a catalog by its path: `plans.confirm.title`; the texts of a list by their number.
 * @returns {Map<string, string>}
 */
export function textsOf(catalog, prefix = '') {
  const texts = new Map();
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of textsOf(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}
