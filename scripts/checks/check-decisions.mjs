import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { decisionErrors, missingDecisions } from './decisions.mjs';

const folder = 'docs/decisions/';
const read = (file) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const records = new Map(
  files
    .filter((file) => file.startsWith(folder) && file !== `${folder}README.md`)
    .map((file) => [file.slice(folder.length), read(file)]),
);
const errors = decisionErrors(records, read(`${folder}README.md`));
const texts = files.filter(
  (file) => /(\.(ts|tsx|mjs|md|sql|yml)|Dockerfile)$/.test(file) && !file.endsWith('decisions.test.mjs'),
);
errors.push(...texts.flatMap((file) => missingDecisions([...records.keys()], file, read(file))));
// A check without input must fail.
if (records.size < 40 || texts.length < 500) errors.push('the decision records were not read');
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.exit(errors.length === 0 ? 0 : 1);
