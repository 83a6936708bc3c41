import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolders, readCatalogue } from './catalogues.mjs';
import { declarationOf } from './types.mjs';

/** Declares the English catalogues for the compiler. */
const root = join(import.meta.dirname, '../..');
for (const folder of catalogueFolders(root)) {
  writeFileSync(join(root, folder, 'en.d.json.ts'), declarationOf(readCatalogue(root, folder, 'en')));
}
