import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTexts } from '../contract-texts.mjs';

const roots = ['apps/server/src', 'packages'];
const source = /\/src\/(?!.*\.(?:test|refusals|failures)\.ts$).*\.ts$/;

/** Codes that no code names, each with the reason why it stays. */
const kept = new Map([['request.unprocessable', 'each kind of error has a default']]);

/**
 * The codes of the server's texts that no code names, and kept ones that code does name.
 * @returns {string[]} one line each
 */
export function unusedCodes(root) {
  const named = codesIn(root);
  const files = contractTexts(root);
  const unused = files.flatMap(({ file, texts }) =>
    Object.keys(texts)
      .filter((code) => !named.has(code) && !kept.has(code))
      .map((code) => `${file}.ts: no code names ${code}`),
  );
  const used = [...kept.keys()].filter((code) => named.has(code));
  return [...unused, ...used.map((code) => `${code} is named: it needs no reason to stay`)];
}

function codesIn(root) {
  const codes = new Set();
  for (const start of roots)
    for (const entry of readdirSync(join(root, start), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !source.test(path) || path.includes('node_modules')) continue;
      for (const [, code] of readFileSync(path, 'utf8').matchAll(/['"`]([a-z_]+\.[a-z_0-9]+)['"`]/g))
        codes.add(code);
    }
  return codes;
}
