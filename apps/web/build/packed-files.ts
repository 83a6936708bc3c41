import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(js|css|html|svg)$/;
const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Writes compressed copies of each built text file, once and as small as possible: the server sends the one that the
 * browser accepts, without any work of its own. Browsers accept `br` over https only.
 */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => packable.test(name)).map((name) => packFile(join(dir, name))));
    },
  };
}

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const [suffix, packed] of [
    ['br', await pack.br(bytes)],
    ['gz', await pack.gz(bytes, { level: 9 })],
  ] as const)
    await writeFile(`${path}.${suffix}`, packed);
}
