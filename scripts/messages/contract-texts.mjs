import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const load = createRequire(import.meta.url);
const sources = [
  { folder: 'packages/contracts/src', name: /\.(?:refusals|failures|statements|notices|messages)\.ts$/ },
  { folder: 'apps/server/src', name: /\.(?:findings|mails|postings|texts)\.ts$/ },
];

/**
 * The files of the contracts whose texts the server translates, and its own: emails, exports, job templates, and
 * findings of an installation; from the root of the repository, without `.ts`; each with its English texts by their
 * codes.
 * @returns {{ file: string, texts: Record<string, { text: string, values?: Record<string, unknown> }> }[]}
 */
export function contractTexts(root) {
  return sources
    .filter(({ folder }) => existsSync(join(root, folder)))
    .flatMap(({ folder, name }) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
        name.test(entry.name),
      ),
    )
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const texts = Object.assign({}, ...Object.values(load(path)).map(textsOf));
      return { file: relative(root, path).replace(/\.ts$/, ''), texts };
    })
    .filter(({ texts }) => Object.keys(texts).length > 0);
}

/** The texts of an export by their codes: those of a catalog, or of messages; none of another export. */
function textsOf(exported) {
  if (typeof exported !== 'object' || exported === null) return {};
  const entries = Object.entries(exported);
  if (entries.length === 0) return {};
  if (entries.every(([, text]) => typeof text?.text === 'string')) return exported;
  if (!entries.every(([, text]) => typeof text?.code === 'string')) return {};
  return Object.fromEntries(entries.map(([, { code, english }]) => [code, messageOf(english)]));
}

/** A message takes what its places name. */
function messageOf(text) {
  const values = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'text']));
  return { text, values };
}
