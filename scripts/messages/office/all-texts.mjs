import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFolders, readCatalog, textsOf } from '../catalogs.mjs';
import { contractTexts } from '../contract-texts.mjs';

/**
 * Everything that is translated: the catalogs of the web and the texts that the server sends. `file` has the English
 * texts, `fileOf` those of another language; both from the root.
 * @returns {{ file: string, english: object, fileOf: (language: string) => string }[]}
 */
export function translatedFiles(root) {
  const pages = catalogFolders(root).map((folder) => ({
    file: `${folder}/en.json`,
    english: readCatalog(root, folder, 'en'),
    fileOf: (language) => `${folder}/${language}.json`,
  }));
  const sent = contractTexts(root).map(({ file, texts }) => ({
    file: `${file}.ts`,
    english: Object.fromEntries(Object.entries(texts).map(([code, { text }]) => [code, text])),
    fileOf: (language) => `${file}.${language}.json`,
  }));
  return [...pages, ...sent];
}

/** The texts of a file in a language by their keys; none as long as it has no translation. */
export function readTranslation(root, path) {
  return existsSync(join(root, path))
    ? textsOf(JSON.parse(readFileSync(join(root, path), 'utf8')))
    : new Map();
}

/** Writes a translation in the order of the English texts. */
export function writeTranslation(root, path, english, texts) {
  writeFileSync(join(root, path), `${JSON.stringify(inOrder(english, texts, ''), null, 2)}\n`);
}

function inOrder(part, texts, prefix) {
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    typeof value === 'string' ? texts.get(prefix + key) : inOrder(value, texts, `${prefix}${key}.`),
  ]);
  // The place of a text in a list must stay; the check finds the empty one.
  if (Array.isArray(part)) return entries.map(([, value]) => value ?? '');
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
