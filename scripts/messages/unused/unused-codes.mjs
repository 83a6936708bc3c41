import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTexts } from '../contract-texts.mjs';

const roots = ['apps/server/src', 'apps/web/src', 'packages'];
const source =
  /\/src\/(?!.*\.(?:test|d\.json|refusals|failures|statements|notices|messages|mails|postings|texts)\.tsx?$).*\.tsx?$/;

/** Codes that no code names, each with the reason why it stays. */
const kept = new Map([['request.unprocessable', 'each kind of error has a default']]);
/**
 * Texts that code reads by a name that it computes: their types list all names, and templates of jobs have numbers. The
 * title of a notice goes with its text.
 */
const computed = /^(?:\d+|column|finding|notice_title|retentionArchive|status|subject|text)\./;

/**
 * The codes of the server's texts that no code names, and kept ones that code does name.
 * @returns {string[]} one line each
 */
export function unusedCodes(root) {
  const { codes, properties } = namesIn(root);
  // `messages('job', { titleRequired })` is read as `jobMessages.titleRequired`, or by `'titleRequired'`.
  const isNamed = (file, code) =>
    codes.has(code) || (file.endsWith('.messages') && properties.has(code.replace(/^.*\./, '')));
  const unused = contractTexts(root).flatMap(({ file, texts }) =>
    Object.keys(texts)
      .filter((code) => !isNamed(file, code) && !kept.has(code) && !computed.test(code))
      .map((code) => `${file}.ts: no code names ${code}`),
  );
  const used = [...kept.keys()].filter((code) => codes.has(code));
  return [...unused, ...used.map((code) => `${code} is named: it needs no reason to stay`)];
}

function namesIn(root) {
  const [codes, properties] = [new Set(), new Set()];
  for (const start of roots)
    for (const entry of readdirSync(join(root, start), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !source.test(path) || path.includes('node_modules')) continue;
      const text = readFileSync(path, 'utf8');
      for (const [, code] of text.matchAll(/['"`]([a-z_]+\.[a-z_0-9]+)['"`]/g)) codes.add(code);
      for (const [, property] of text.matchAll(/(?:\w\??\.|')(\w+)/g)) properties.add(property);
    }
  return { codes, properties };
}
