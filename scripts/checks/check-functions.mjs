import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { isTest } from './boundaries.mjs';

/**
 * How many functions may be longer than these lines, components and factories of services counted whole. Both numbers
 * may only fall: after shortening one, write the smaller number here. Tests have none: `describe` is a function too.
 */
const most = { 80: 0, 50: 26 };

const { stdout } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '-c',
    'scripts/checks/functions.oxlintrc.json',
    '-f',
    'json',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const { diagnostics, number_of_files: files } = JSON.parse(stdout);
const long = diagnostics
  .filter(({ filename }) => !isTest(filename) && !/^(e2e|bench)\//.test(filename))
  .map(({ filename, message }) => ({ filename, message, lines: Number(/\((\d+)\)/.exec(message)?.[1]) }))
  .toSorted((one, other) => other.lines - one.lines);
const errors = [];

for (const [limit, allowed] of Object.entries(most)) {
  const over = long.filter(({ lines }) => lines > Number(limit));
  if (over.length > allowed)
    errors.push(
      `${over.length} functions over ${limit} lines, at most ${allowed}:`,
      ...over.map(({ filename, message }) => `  ${filename}: ${message}`),
    );
  if (over.length < allowed)
    errors.push(`${over.length} functions over ${limit} lines: write that instead of ${allowed}`);
}
// A check without input must fail.
if (files < 50 || long.some(({ lines }) => Number.isNaN(lines)))
  errors.push('the functions were not measured');
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.exit(errors.length === 0 ? 0 : 1);
