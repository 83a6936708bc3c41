import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

export const translatedLanguages = ['de', 'es', 'fr'];
const roots = ['apps/web/src', 'apps/server/src', 'packages/contracts/src'];

/** The folders with catalogues (`messages/en.json`), from the root of the repository. */
export function catalogueFolders(root) {
  return roots.flatMap((start) =>
    readdirSync(join(root, start), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === 'en.json' && entry.parentPath.endsWith('/messages'))
      .map((entry) => relative(root, entry.parentPath)),
  );
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

/**
 * The values that a text takes, with their types.
 * @returns {Map<string, string>} @throws when the text is no ICU MessageFormat
 */
export function valuesOf(text) {
  const values = new Map();
  collect(parse(text, { captureLocation: false }), values);
  return values;
}

function collect(elements, values) {
  for (const element of elements) {
    const type = typeOf(element);
    if (type !== undefined && !(type === plain && values.has(element.value))) values.set(element.value, type);
    for (const option of Object.values(element.options ?? {})) collect(option.value ?? [], values);
    if (element.type === TYPE.tag) throw new Error('A text holds no tags.');
  }
}

const plain = 'string | number';

function typeOf(element) {
  if (element.type === TYPE.argument) return plain;
  if (element.type === TYPE.number || element.type === TYPE.plural) return 'number';
  if (element.type === TYPE.date || element.type === TYPE.time) return 'Date';
  if (element.type === TYPE.select) return 'true' in element.options ? 'boolean' : 'string';
  return undefined;
}
