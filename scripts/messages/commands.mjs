import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFolders, readCatalog } from './catalogs.mjs';
import { exportTexts } from './office/export.mjs';
import { importTexts } from './office/import.mjs';
import { declarationOf } from './types.mjs';

const root = join(import.meta.dirname, '../..');
const usage = `npm run messages                       declares the English catalogs for the compiler
npm run messages -- export de de.xlf   writes every text with its translation, as XLIFF 2.1
npm run messages -- import de de.xlf   takes over what was translated`;

const [command, language = '', file] = process.argv.slice(2);
if (command === undefined) declareCatalogs();
else if (!/^[a-z]{2}$/.test(language) || language === 'en') giveUp(usage);
else if (command === 'export') exportTo(file);
else if (command === 'import' && file !== undefined) importFrom(file);
else giveUp(usage);

function declareCatalogs() {
  const folders = catalogFolders(root);
  const changed = folders.filter((folder) => {
    const path = join(root, folder, 'en.d.json.ts');
    const declaration = declarationOf(readCatalog(root, folder, 'en'));
    if (existsSync(path) && readFileSync(path, 'utf8') === declaration) return false;
    writeFileSync(path, declaration);
    return true;
  });
  list('Types changed', changed);
  process.stdout.write(
    '`npm run check texts` finds missing and unused texts, also in the other languages.\n',
  );
}

function exportTo(path) {
  const xml = exportTexts(root, language);
  if (path === undefined) process.stdout.write(xml);
  else writeFileSync(path, xml);
}

function importFrom(path) {
  const result = importTexts(root, language, readFileSync(path, 'utf8'));
  if (result.faults.length > 0)
    giveUp(`Nothing was imported. Correct these texts in the file:\n${result.faults.join('\n')}`);
  list('Changed', result.changed);
  list('Not imported, because the English text has changed since the export', result.outdated);
  list('Not imported, because the text no longer exists', result.unknown);
  list('Not translated', result.untranslated);
  if (result.files.length > 0)
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', ...result.files],
      {
        cwd: root,
        stdio: 'ignore',
      },
    );
}

function list(title, texts) {
  process.stdout.write(`${title}: ${texts.length}\n${texts.map((text) => `${text}\n`).join('')}`);
}

function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
