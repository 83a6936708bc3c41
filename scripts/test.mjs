import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from './build/build-server.mjs';
import { ensureWebBuilt } from './build/build-web.mjs';
import { ensureInstalled, giveUp, pinnedNode, root } from './install.mjs';
import { failedOfPlaywright, linesOfFailed } from './tests/failed-tests.mjs';
import { openMemoryFolder } from './tests/memory-folder.mjs';
import { shownLog, shownPage } from './tests/shown-failure.mjs';

const reports = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Seconds of each stage. */
const lasted = new Map();
/** Failures of all stages, repeated at the end of the log. */
const failed = [];
/**
 * `npm test -- jobs` runs only the unit and integration tests whose path has "jobs" in it, and installs no programs.
 */
const chosen = process.argv.slice(2);

await ensureInstalled();
const node = pinnedNode();
await ensureServerBuilt(node);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const memory = openMemoryFolder();
/** The bare start installs everything anew, which is more than memory should hold. */
const inMemory = memory === undefined ? {} : { TMPDIR: memory };

if (chosen.length > 0) {
  const missing = missingPrograms();
  // Most tests need none of them.
  if (missing.length > 0)
    process.stdout.write(`Not installed: ${missing.join(', ')}. Tests that need them fail.\n`);
  await stage('unit and integration', () =>
    run([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen], inMemory),
  );
  process.exit();
}
ensurePrograms();
// None of these is packaged for every system: the journeys then run in Chromium, and tests of the others are skipped.
if (process.env.CHROMIUM_PATH === undefined) ensureProgram('chromium-headless-shell');
const canTranscribe = ensureProgram('pocketsphinx_continuous', ['pocketsphinx', 'pocketsphinx-en-us']);
const hasProxy = ensureProgram('caddy');
// Not installed: its package would start a web server on this machine.
const hasNginx = spawnSync('which', ['nginx']).status === 0;
const hasScanner = ensureProgram('clamd', ['clamav-daemon']);
await stage('check', () => run([join(root, 'scripts/check.mjs')]));
await stage('unit and integration', () => {
  const report = join(reports, 'vitest.json');
  const failures = join(reports, 'vitest-failed.json');
  const code = run(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/tests/failed-reporter.mjs')}`,
      `--outputFile.json=${report}`,
    ],
    { ...inMemory, FAILED_TESTS: failures },
  );
  countVitest(report, readReport(failures));
  if (!canTranscribe)
    process.stdout.write('Skipped: everything that listens to speech. There is no pocketsphinx here.\n');
  if (!hasProxy) process.stdout.write('Skipped: deploy/Caddyfile. There is no Caddy here to check it.\n');
  if (!hasNginx) process.stdout.write('Skipped: deploy/nginx.conf. There is no nginx here to check it.\n');
  if (!hasScanner) process.stdout.write('Skipped: scanning with ClamAV. There is no clamd here.\n');
  return code;
});
await stage('web', async () => {
  await ensureWebBuilt(node);
  return run([join(root, 'node_modules/size-limit/bin.js')]);
});
await stage('end to end', () => {
  const report = join(reports, 'playwright.json');
  const code = run(
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    inMemory,
  );
  countPlaywright(report);
  if (!hasFirefox())
    process.stdout.write('Skipped: the interview in Firefox. There is none on this machine.\n');
  return code;
});
await stage('bare start', () => {
  const code = run([
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/bare.playwright.config.ts',
  ]);
  countPlaywright(join(reports, 'bare.json'));
  if (process.getuid?.() !== 0)
    process.stdout.write('Skipped: the bare start as root. The tests do not run as root.\n');
  return code;
});

const ran = totals.passed + totals.failed;
process.stdout.write(`\n${[...lasted].map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}`);
process.stdout.write(
  linesOfFailed(failed)
    .map((lines) => `\n${lines}`)
    .join(''),
);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(totals.failed === 0 && ran > 0 && process.exitCode === undefined ? 0 : 1);

async function stage(name, work) {
  const started = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const before = failed.length;
  const code = await work();
  const seconds = Math.round((Date.now() - started) / 1000);
  lasted.set(name, seconds);
  process.stdout.write(`── ${name}: ${code === 0 ? 'fine' : 'FAILED'} (${seconds} s)\n`);
  if (code === 0) return;
  process.exitCode = 1;
  // For stages without tests (the checks, the size of the web) the stage itself is named.
  if (failed.length === before) failed.push({ file: '', name, error: 'failed; see above' });
}

function run(command, environment = {}) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status } = spawnSync(node, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...environment },
  });
  return status ?? 1;
}

/**
 * A failing hook and a file that does not load count as failures too; vitest's report leaves them out of its number.
 */
function countVitest(report, failures) {
  const found = readReport(report);
  totals.passed += found?.numPassedTests ?? 0;
  totals.failed += failures?.length ?? 1;
  totals.skipped += found?.numPendingTests ?? 0;
  failed.push(...(failures ?? []));
}

function countPlaywright(report) {
  const found = readReport(report);
  totals.passed += found?.stats.expected ?? 0;
  totals.failed += found === undefined ? 1 : found.stats.unexpected + found.stats.flaky;
  totals.skipped += found?.stats.skipped ?? 0;
  const newlyFailed = found === undefined ? [] : failedOfPlaywright(found, root);
  failed.push(...newlyFailed);
  newlyFailed.forEach(tellShown);
}

function tellShown({ name, context, log }) {
  const page = context !== undefined && existsSync(context) && shownPage(readFileSync(context, 'utf8'));
  if (page) process.stdout.write(`\nThe page when "${name}" failed:\n${page}\n`);
  if (log) process.stdout.write(`\nThe server during "${name}":\n${shownLog(log)}\n`);
}

/** The second engine is tested if it is installed; the tests themselves look in the same places. */
function hasFirefox() {
  return process.env.FIREFOX_PATH !== undefined || existsSync('/usr/bin/firefox-esr');
}

/** A run without a report has failed. */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Debian packages of programs that tests need besides npm's: a browser, ffmpeg to make and to check films, and a voice.
 */
function missingPrograms() {
  const needed = {
    chromium: process.env.CHROMIUM_PATH,
    ffmpeg: undefined,
    ffprobe: undefined,
    flite: undefined,
    bzip2: undefined,
  };
  const missing = Object.entries(needed)
    .filter(([name, set]) => set === undefined && spawnSync('which', [name]).status !== 0)
    .map(([name]) => (name === 'ffprobe' ? 'ffmpeg' : name));
  return [...new Set(missing)];
}

function ensurePrograms() {
  const packages = missingPrograms();
  if (packages.length === 0) return;
  if (!mayInstall()) {
    giveUp(`The tests need ${packages.join(', ')}; install them and run npm test again.`);
  }
  if (!installByApt(packages)) giveUp(`${packages.join(', ')} could not be installed by apt-get.`);
}

/** Installs a program from these Debian packages if it may. @returns whether it is there. */
function ensureProgram(name, packages = [name]) {
  const has = () => spawnSync('which', [name]).status === 0;
  if (has()) return true;
  return mayInstall() && installByApt(packages) && has();
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
}

function installByApt(packages) {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment };
  spawnSync('apt-get', ['update', '-qq'], options);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  return status === 0;
}
