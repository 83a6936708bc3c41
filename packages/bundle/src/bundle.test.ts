import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundled, root } from './bundle.mjs';
import { programs } from './programs.mjs';

const node = async (...options: string[]) =>
  (await promisify(execFile)(process.execPath, options)).stdout.trim();

/** A repository with programs that do nothing, but for those that a test writes. */
let folder: string;
beforeEach(async () => {
  folder = join(await realpath(await mkdtemp(join(tmpdir(), 'nimble-bundle-'))), 'nimble');
  await cp(import.meta.dirname, join(folder, 'packages/bundle/src'), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(root, 'node_modules/rolldown'), join(folder, 'node_modules/rolldown'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  for (const program of programs) await write(program, 'export {};');
});
afterEach(() => rm(dirname(folder), { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const main = 'apps/server/src/main.ts';
const makeBundle = () => node(join(folder, 'packages/bundle/src/make-bundle.mjs'));
const folders = async () =>
  (await readdir(join(folder, 'node_modules/.cache/nimble/bundles'))).filter((name) => name.length === 64);
/** The file that a new process finds for this program. */
const toRun = (program: string) =>
  node(
    '--input-type=module',
    '--eval',
    `import { bundled } from ${JSON.stringify(join(folder, 'packages/bundle/src/bundle.mjs'))};
     console.log(bundled(${JSON.stringify(join(folder, program))}));`,
  );
const run = async (program: string, ...options: string[]) => node(...options, await toRun(program));

test('a bundled program finds what lies beside its source, and needs no compiler', async () => {
  await write('apps/server/src/deep/text.txt', 'beside');
  await write(
    'apps/server/src/deep/read.ts',
    `import { readFileSync } from 'node:fs';
     export const [beside, again]: string[] = [
       readFileSync(import.meta.dirname + '/text.txt', 'utf8'),
       readFileSync(new URL('./text.txt', import.meta.url), 'utf8'),
     ];`,
  );
  await write(
    main,
    `import { again, beside } from './deep/read.ts';
     console.log(beside, again, process.moduleLoadList.some((each: string) => each.includes('amaro')));`,
  );
  // Without a bundle Node strips the types, and this test would see it.
  expect(await run(main)).toBe('beside beside true');
  await makeBundle();
  expect(await run(main)).toBe('beside beside false');
});

test('a program runs as its sources are now, also where they changed or moved since', async () => {
  await write('apps/server/src/said.ts', `export const said: string = 'before';`);
  await write(main, `import { said } from './said.ts'; console.log(said);`);
  await makeBundle();
  await write('apps/server/src/said.ts', `export const said: string = 'now';`);
  expect(await toRun(main)).toBe(join(folder, main));
  expect(await run(main)).toBe('now');
  await makeBundle();
  expect(await toRun(main)).not.toBe(join(folder, main));
  expect(await run(main)).toBe('now');

  const moved = join(dirname(folder), 'elsewhere');
  await rename(folder, moved);
  folder = moved;
  expect(await toRun(main)).toBe(join(folder, main));
});

test('a source whose time is in the future, as of another machine, is bundled', async () => {
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(join(folder, main), tomorrow, tomorrow);
  await makeBundle();
  expect(await toRun(main)).not.toBe(join(folder, main));
});

test('a bundle whose files a loss of power has emptied, or that lacks one, is not run and made again', async () => {
  await write(main, `console.log('runs');`);
  await makeBundle();
  const bundle = await toRun(main);
  for (const spoil of [() => writeFile(bundle, ''), () => rm(bundle)]) {
    await spoil();
    expect(await run(main)).toBe('runs');
    await makeBundle();
    expect(await toRun(main)).toBe(bundle);
    expect(await run(main)).toBe('runs');
  }
});

test('a server that runs starts the programs of its own bundle, which the eighth after it removes', async () => {
  const start = `import { bundled } from '../../../packages/bundle/src/bundle.mjs';
     console.log(bundled(${JSON.stringify(join(folder, 'packages/media/src/codec/watch.ts'))}));`;
  await write(main, start);
  await makeBundle();
  const running = await toRun(main);
  await write(main, `${start}\nconsole.log('changed');`);
  expect(await node(running)).toBe(join(dirname(running), 'watch.mjs'));
  for (let change = 1; change <= 8; change += 1) {
    expect(await node(running)).toBe(join(dirname(running), 'watch.mjs'));
    await write(main, `${start}\nconsole.log(${change});`);
    await makeBundle();
  }
  await expect(node(running)).rejects.toThrow();
  expect(await folders()).toHaveLength(8);
});

test('what a killed build has left is removed after an hour, and that of one that runs is not', async () => {
  await makeBundle();
  const bundles = join(folder, 'node_modules/.cache/nimble/bundles');
  for (const [name, minutes] of [
    ['part-1', 61],
    ['part-2', 1],
  ] as const) {
    await mkdir(join(bundles, name));
    const time = Date.now() / 1000 - minutes * 60;
    await utimes(join(bundles, name), time, time);
  }
  await makeBundle();
  expect((await readdir(bundles)).filter((name) => name.startsWith('part-'))).toEqual(['part-2']);
});

test('a program that may read only the bundle runs', async () => {
  await makeBundle();
  const bundle = await toRun('packages/speech/src/models/unpack-process.ts');
  await node('--permission', `--allow-fs-read=${dirname(bundle)}/*`, bundle);
});

test('a program that may read only its own source finds out that there is no bundle', async () => {
  const program = 'apps/server/src/features/resumes/resume-process.ts';
  const bundle = join(folder, 'packages/bundle/src/bundle.mjs');
  await write(
    program,
    `import { bundled } from ${JSON.stringify(bundle)}; console.log(bundled('beside.ts'));`,
  );
  const { readForBundle } = (await import(bundle)) as typeof import('./bundle.mjs');
  const mayRead = [...readForBundle, join(folder, program)].map((path) => `--allow-fs-read=${path}`);
  expect(await node('--permission', ...mayRead, join(folder, program))).toBe('beside.ts');
});

test('every source that runs as a process or thread is bundled', () => {
  const exclude = ['**/*.test.ts', '**/testing/**', 'packages/actors/**'];
  const started = globSync('{apps/server,packages/*}/src/**/*.ts', { cwd: root, exclude }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import\.meta\.dirname, '([^']+\.ts)'/g)].map(
      ([, path = '']) => join(dirname(file), path),
    ),
  );
  expect(new Set(started)).toEqual(new Set(programs));
});

test('a file that is no program of ours is run as it is', () => {
  expect(bundled('/somewhere/else.mjs')).toBe('/somewhere/else.mjs');
});
