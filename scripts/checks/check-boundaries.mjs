import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../install.mjs';
import { boundaryErrors } from './boundaries.mjs';
import { circlesOf } from './circles.mjs';
import { comparedTexts } from './compared-texts.mjs';
import { featureCircles, featureImports, floorsOf } from './feature-floors.mjs';
import { packedProperties } from './styles/packed-properties.mjs';
import { physicalDirections } from './styles/physical-directions.mjs';
import { alsoWriting, owners } from './table-owners.mjs';
import { foreignReads, ownerErrors, tablesOf, tableUses } from './table-uses.mjs';

const longest = 300;
/** Current numbers of the server's features: both may only fall, and are then lowered here. */
const mostFeatureImports = 30;
const mostFloors = 5;
/** Current number of pairs of a part of the server and a foreign table that it reads: may only fall. */
const mostForeignReads = 97;
const mostFiles = 20;
const forbiddenNames = /(^|\/)(utils?|helpers?|common|managers?)(\/|\.|$)/;

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
// A file that was deleted, and not staged, is still listed.
const all = listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)));
const files = all.filter((name) => /\.(ts|tsx|mjs)$/.test(name));
const errors = [];
const texts = [];
let imports = 0;

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  texts.push([file, text]);
  const lines = text.split('\n').length - 1;
  // A declared catalog is written by `npm run messages`, and nobody reads it.
  if (lines > longest && !file.endsWith('/en.d.json.ts'))
    errors.push(`${file}: ${lines} lines, at most ${longest}`);
  if (forbiddenNames.test(file)) errors.push(`${file}: a name that says nothing`);
  for (const line of comparedTexts(file, text))
    errors.push(`${file}:${line}: compares a text for people; compare a code`);
  for (const line of packedProperties(file, text)) errors.push(`${file}:${line}: packs properties`);
  const found = boundaryErrors(file, text);
  imports += found.imports;
  errors.push(...found.errors);
}
const styled = all.filter((name) => /^apps\/web\/.*\.(css|tsx?)$/.test(name));
for (const file of styled)
  for (const line of physicalDirections(file, readFileSync(join(root, file), 'utf8')))
    errors.push(`${file}:${line}: names left or right; use start or end`);
if (/"resolved": "https?:/.test(readFileSync(join(root, 'package-lock.json'), 'utf8'))) {
  errors.push('package-lock.json: names the address of a registry');
}
for (const circle of circlesOf(new Map(texts)))
  errors.push(`files import each other in a circle: ${[...circle, circle[0]].join(' → ')}`);
const between = featureImports(texts);
const featureImportCount = [...between.values()].reduce((sum, { size }) => sum + size, 0);
for (const circle of featureCircles(between))
  errors.push(`features import each other in a circle: ${circle.join(', ')}`);
const floors = floorsOf(between);
if (featureImportCount !== mostFeatureImports)
  errors.push(`features import values of others ${featureImportCount} times, not ${mostFeatureImports}`);
if (floors !== mostFloors) errors.push(`the features stand on ${floors} floors, not ${mostFloors}`);
const { writers, readers } = tableUses(texts, tablesOf(readFileSync(join(root, 'docs/schema.sql'), 'utf8')));
errors.push(...ownerErrors(writers, owners, alsoWriting));
const reads = foreignReads(readers, owners);
if (reads !== mostForeignReads)
  errors.push(`parts of the server read tables of others ${reads} times, not ${mostForeignReads}`);
const folders = Map.groupBy(files, (file) => dirname(file));
for (const [folder, { length }] of folders)
  if (length > mostFiles) errors.push(`${folder}: ${length} files, at most ${mostFiles}: folders by subject`);
// A check without input must fail.
if (files.length < 50 || imports < files.length)
  errors.push(`only ${imports} imports seen in ${files.length} files`);
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.exit(errors.length === 0 ? 0 : 1);
