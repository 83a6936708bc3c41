import { isTest } from './boundaries.mjs';

const end = String.raw`(?![\w.([])`;
const values = String.raw`(?:\([^()]*\))?`;
const catalog = String.raw`(?:\w*(?:[mM]essages|[tT]exts)(?:\.\w+)+(?<!\.length)${values}|\w*(?:[fF]ailure|[rR]efusal)Text\([^()]*\)|\w*(?:Refusals|Catalog)\[[^\]]+\]\.text)`;
const said = String.raw`(?:\w+\.)*(?:serverMessage|message)`;
const nothing = String.raw`(?!\s*(?:undefined|null)\b)`;

const ofCatalogs = [
  new RegExp(String.raw`(?<![\w.])${catalog}\s*[!=]==${nothing}`, 'g'),
  new RegExp(String.raw`[!=]==\s*${catalog}${end}`, 'g'),
];
const ofErrors = [
  new RegExp(String.raw`(?<!typeof )(?<![\w.])${said}\s*[!=]==${nothing}`, 'g'),
  new RegExp(String.raw`\/[a-z]*\.test\(${said}\)`, 'g'),
  new RegExp(
    String.raw`\b${said}(?:\.toLowerCase\(\))?\.(?:includes|startsWith|endsWith|match|indexOf)\(`,
    'g',
  ),
];

/**
 * Places that compare a text for people, where a program must compare a code: a text of a catalog anywhere in the
 * apps, and the message of an error in the browser.
 * @param {string} file path from the root
 * @param {string} source its text
 * @returns {number[]} the lines, from 1
 */
export function comparedTexts(file, source) {
  if (!file.startsWith('apps/') || isTest(file)) return [];
  const patterns = file.startsWith('apps/web/') ? [...ofCatalogs, ...ofErrors] : ofCatalogs;
  const lines = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ index }) => source.slice(0, index).split('\n').length),
  );
  return [...new Set(lines)].toSorted((one, other) => one - other);
}
