import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const load = createRequire(import.meta.url);
const source = /\.(?:refusals|failures)\.ts$/;

/**
 * The files of the contracts whose texts the server translates, from the root of the repository, without `.ts`; each
 * with its English texts by their codes.
 * @returns {{ file: string, texts: Record<string, { text: string, values?: Record<string, unknown> }> }[]}
 */
export function contractTexts(root) {
  return readdirSync(join(root, 'packages/contracts/src'), { recursive: true, withFileTypes: true })
    .filter((entry) => source.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const texts = Object.assign({}, ...Object.values(load(path)).filter(isCatalogue));
      return { file: relative(root, path).replace(/\.ts$/, ''), texts };
    });
}

function isCatalogue(exported) {
  if (typeof exported !== 'object' || exported === null) return false;
  const texts = Object.values(exported);
  return texts.length > 0 && texts.every((text) => typeof text?.text === 'string');
}
