import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from '../install.mjs';

let folder;
beforeAll(async () => {
  // A clone without packages, a built web app, and the server itself.
  folder = await mkdtemp(join(tmpdir(), 'nimble-prepare-'));
  for (const path of ['scripts', 'package-lock.json', 'apps/server/bin', 'packages/bundle/src'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await mkdir(join(folder, 'bin'));
});
afterAll(() => rm(folder, { recursive: true }));

const nimble = (...words) => run(join(folder, 'apps/server/bin/nimble.mjs'), words);

test.each(['web', 'serve'])(
  'nimble %s says in one sentence that the web app is not built',
  async (command) => {
    expect(await nimble(command)).toEqual({
      code: 1,
      output: 'The web app is not built; run `npm run build` first.\n',
    });
  },
);

test('commands that show no pages, and help, need no web app', async () => {
  for (const words of [['worker'], ['web', '--help'], ['serve', '-h'], ['--help']])
    expect((await nimble(...words)).output).not.toContain('The web app');
});

test('nimble web says that the web app is older than its sources', async () => {
  const dist = join(folder, 'apps/web/dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.html'), '');
  // The image keeps no record of the sources.
  expect((await nimble('web')).output).not.toContain('The web app');
  await writeFile(join(dist, '.sources'), 'of an older version');
  expect((await nimble('web')).output).toContain(
    'The web app is older than its sources; run `npm run build` and restart.\n',
  );
  await rm(dist, { recursive: true });
});

test('npm run build asks nothing of the machine that only a start needs', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  await writeFile(join(folder, 'a-file'), '');
  const settings = { PORT: `${taken.address().port}`, DATA_DIR: join(folder, 'a-file/data') };
  const { code, output } = await run(join(folder, 'scripts/build.mjs'), [], settings);
  taken.close();
  expect(output).toBe('npm was not found, which installs the packages; install it beside Node.\n');
  expect(code).toBe(1);
});

test('an npm that cannot read the lock file fetches one that can, in a folder without a lock file', async () => {
  const bin = join(folder, 'bin');
  const called = join(folder, 'called');
  // As Debian 12 and 13 have it beside their Node.
  const npm = '#!/bin/sh\necho 9.2.0\n';
  const npx = `#!/bin/sh\necho "$PWD $*" > '${called}'\necho no network\nexit 1\n`;
  await writeFile(join(bin, 'npm'), npm, { mode: 0o755 });
  await writeFile(join(bin, 'npx'), npx, { mode: 0o755 });
  onTestFinished(() => Promise.all(['npm', 'npx'].map((program) => rm(join(bin, program)))));
  const { code, output } = await run(join(folder, 'scripts/build.mjs'), [], { TMPDIR: tmpdir() });
  expect(code).toBe(1);
  expect(output).toContain('no network\nThe packages could not be installed; see the lines above.\n');
  expect(await readFile(called, 'utf8')).toMatch(
    `${tmpdir()} --yes npm@10 --prefix ${folder} ci --ignore-scripts`,
  );
});

test('without the tools that npm run slim removes, a build installs the packages again', async () => {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, 'vite'), { recursive: true });
  const lock = await readFile(join(folder, 'package-lock.json'));
  await writeFile(join(packages, '.nimble-installed'), createHash('sha256').update(lock).digest('hex'));
  const { isInstalled } = await import(join(folder, 'scripts/install.mjs'));
  expect(isInstalled({ needsTools: true })).toBe(true);
  await rm(join(packages, 'vite'), { recursive: true });
  expect(isInstalled({ needsTools: true })).toBe(false);
  expect(isInstalled({ needsTools: false })).toBe(true);
  const { output } = await run(join(folder, 'scripts/build.mjs'), []);
  expect(output).toContain('npm was not found');
  await rm(packages, { recursive: true });
});

test('a start needs neither tools nor npm for a server that is not prepared; a build does', async () => {
  const packages = join(folder, 'node_modules');
  await mkdir(packages, { recursive: true });
  const lock = await readFile(join(folder, 'package-lock.json'));
  await writeFile(join(packages, '.nimble-installed'), createHash('sha256').update(lock).digest('hex'));
  await mkdir(join(folder, 'apps/web/dist'), { recursive: true });
  const { fingerprintOf } = await import(join(folder, 'scripts/build/fingerprint.mjs'));
  const { sources } = await import(join(folder, 'scripts/build/build-web.mjs'));
  await writeFile(join(folder, 'apps/web/dist/.sources'), fingerprintOf(sources));
  const { output } = await run(join(folder, 'scripts/start.mjs'), [], { PORT: '0' });
  expect(output).not.toContain('npm was not found');
  expect(output).toContain('The server is not prepared: it starts more slowly');

  const bundler = join(packages, 'rolldown');
  await mkdir(bundler);
  await writeFile(join(bundler, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  await writeFile(
    join(bundler, 'index.js'),
    `export const rolldown = () => { throw new Error('no space left'); };`,
  );
  const failed = await run(join(folder, 'scripts/start.mjs'), [], { PORT: '0' });
  expect(failed.output).toMatch(
    /Preparing the server …\nThe server could not be prepared: it starts more slowly, and needs more memory\.\nno space left\n/,
  );
  await rm(bundler, { recursive: true });
  expect((await run(join(folder, 'scripts/build.mjs'), [])).output).toContain('npm was not found');
  await rm(packages, { recursive: true });
  await rm(join(folder, 'apps/web/dist'), { recursive: true });
});

/** As Vite does it: empties the folder first, and fills it after a while. */
const slowVite = `import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
const at = process.argv.indexOf('--outDir');
const folder = at === -1 ? 'dist' : process.argv[at + 1];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/begun', '');
setTimeout(() => writeFileSync(folder + '/index.html', 'new'), 1000);`;

test('while the web app is built, and when that is killed, the former one can be served', async () => {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, 'vite/bin'), { recursive: true });
  await mkdir(join(packages, 'rolldown'));
  const lock = await readFile(join(folder, 'package-lock.json'));
  await writeFile(join(packages, '.nimble-installed'), createHash('sha256').update(lock).digest('hex'));
  await writeFile(join(packages, 'vite/package.json'), '{ "type": "module" }');
  await writeFile(join(packages, 'vite/bin/vite.js'), slowVite);
  const web = join(folder, 'apps/web');
  const page = join(web, 'dist/index.html');
  await mkdir(join(web, 'dist'), { recursive: true });
  await writeFile(page, 'former');
  const pages = new Set();
  const look = setInterval(() => pages.add(existsSync(page) && readFileSync(page, 'utf8')), 5);
  const build = join(folder, 'scripts/build.mjs');

  const killed = spawn(process.execPath, [build], { env: { PATH: '', HOME: folder }, detached: true });
  const isBegun = () => readdirSync(web, { recursive: true }).some((path) => path.endsWith('begun'));
  await expect.poll(isBegun, { timeout: 30_000, interval: 20 }).toBe(true);
  process.kill(-Number(killed.pid), 'SIGKILL');
  await once(killed, 'close');
  expect([...pages]).toEqual(['former']);

  await run(build, []);
  clearInterval(look);
  expect([...pages].filter((text) => text !== false)).toEqual(['former', 'new']);
  expect((await readdir(web)).filter((name) => name !== 'dist')).toEqual([]);
  expect((await readdir(join(web, 'dist'))).toSorted()).toEqual(['.sources', 'begun', 'index.html']);
  await rm(packages, { recursive: true });
  await rm(web, { recursive: true });
});

/** With an empty PATH. */
async function run(script, words, settings = {}) {
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: join(folder, 'bin'), HOME: folder, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
