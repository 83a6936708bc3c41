import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { runProgram } from './run-program.mjs';

await ensureInstalled();
const node = pinnedNode();
const program = (name, path) => join(root, 'node_modules', name, path);
const tsc = program('typescript', 'bin/tsc');

/** Kept between runs: only changed files, and those that depend on them, are checked again. */
const keeping = (name) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`),
];

const checks = [
  // All code for Node is one program: alone, the benches would check the whole server once more. Benches with code for
  // the browser are checked with e2e, so that the server knows no `document`.
  ...[
    ['server, packages and bench', 'scripts/checks/types.tsconfig.json'],
    ['web', 'apps/web'],
    ['e2e', 'e2e'],
    ['contracts', 'packages/contracts'],
  ].map(([name, project]) => ({
    name: `types of ${name}`,
    // Each of several checkers works out the types of contracts by itself, which took up to twice the processor's time.
    command: [tsc, '-p', project, '--checkers', '1', ...keeping(name.split(',')[0])],
  })),
  {
    name: 'format and order of imports',
    command: [program('@biomejs/biome', 'bin/biome'), 'check', '--enforce-assist=true'],
  },
  { name: 'lint', command: [program('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'boundaries and sizes', command: [join(root, 'scripts/checks/check-boundaries.mjs')] },
  { name: 'texts and translations', command: [join(root, 'scripts/checks/check-messages.mjs')] },
  { name: 'decision records', command: [join(root, 'scripts/checks/check-decisions.mjs')] },
  { name: 'long functions', command: [join(root, 'scripts/checks/check-functions.mjs')] },
  { name: 'unused code', command: [program('knip', 'bin/knip.js'), '--no-progress'] },
  { name: 'reading ease', command: [join(root, 'scripts/checks/report-readability.mjs')], isReport: true },
];

/** `npm run check types` runs those with "types" in their name. */
const [word = ''] = process.argv.slice(2);
const wanted = checks.filter(({ name }) => name.includes(word));
if (wanted.length === 0) {
  process.stderr.write(`No check has “${word}” in its name: ${checks.map(({ name }) => name).join('; ')}.\n`);
  process.exit(2);
}

/** Two at a time: a small machine has two cores. */
const atOnce = 2;
let failed = 0;

async function work() {
  for (let check = wanted.shift(); check !== undefined; check = wanted.shift()) {
    const started = Date.now();
    const { code, output } = await runProgram(node, check.command, root);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)\n${code === 0 && check.isReport !== true ? '' : `${output}\n`}`,
    );
    if (code !== 0) failed += 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
process.exit(failed === 0 ? 0 : 1);
