import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findObstacles } from './requirements.mjs';

const fit = {
  platform: 'linux',
  arch: 'x64',
  node: '20.11.0',
  npm: '10.2.4',
  glibc: '2.36',
  hasProc: true,
  mustInstall: true,
  hasOwnDatabase: true,
  temporary: '/tmp',
  missingLibraries: [],
  filesystems: [{ paths: ['/nimble'], freeBytes: 5e9, neededBytes: 1.7e9 }],
  unwritable: [],
  port: undefined,
};
const packages = 'The packages of Node, PostgreSQL and FFmpeg are for Linux with glibc on x64 and arm64';

test('a fit machine has no faults', () => {
  expect(findObstacles(fit)).toEqual([]);
  expect(findObstacles({ ...fit, arch: 'arm64', glibc: '2.28' })).toEqual([]);
  expect(findObstacles({ ...fit, npm: undefined, mustInstall: false })).toEqual([]);
});

test.each([
  [
    { node: '18.20.8' },
    'Nimble needs Node 20 or newer; this is 18.20.8. Install one from https://nodejs.org.',
  ],
  [{ npm: undefined }, 'npm was not found, which installs the packages; install it beside Node.'],
  [
    { platform: 'win32', node: '24.1.0' },
    `${packages}; this is Windows. Use WSL2, a virtual machine or a container.`,
  ],
  [{ arch: 'arm' }, `${packages}; this is arm. Use a 64-bit system on such a machine.`],
  [
    { glibc: undefined },
    `${packages}; this Linux has another C library (musl, as Alpine does). Use Debian, Ubuntu, Fedora or the image of deploy/Dockerfile.`,
  ],
  [
    { glibc: '2.17' },
    'The packages need glibc 2.28 or newer (Debian 10, Ubuntu 18.10, Red Hat 8); this system has 2.17.',
  ],
  [
    { hasProc: false },
    '/proc is not there, by which processes are told apart; mount it (mount -t proc proc /proc).',
  ],
  [
    { missingLibraries: ['libstdc++.so.6'] },
    'libstdc++.so.6 is missing, which the packages need; install it (Debian: libstdc++6).',
  ],
  [
    { filesystems: [{ paths: ['/nimble', '/root/.npm'], freeBytes: 8e8, neededBytes: 1.7e9 }] },
    'The disk of /nimble, /root/.npm has 800 MB free; Nimble needs 1.7 GB there. Free some space, or set DATA_DIR to another disk.',
  ],
  [
    { filesystems: [{ paths: ['/data'], freeBytes: 62_900_000, neededBytes: 1e8 }] },
    'The disk of /data has 62 MB free; Nimble needs 100 MB there. Free some space, or set DATA_DIR to another disk.',
  ],
  [
    { port: { number: 80, host: 'localhost', problem: 'EACCES' } },
    'Port 80 needs more permissions than this user has; choose one above 1023: PORT=3000 npm start',
  ],
  [
    { port: { number: 3000, host: 'localhost', problem: 'EAI_AGAIN' } },
    'localhost has no address on this machine; add "127.0.0.1 localhost" to /etc/hosts, or set HOST=127.0.0.1',
  ],
])('%j is a fault, with one sentence that says what to do', (difference, sentence) => {
  expect(findObstacles({ ...fit, ...difference })).toEqual([sentence]);
});

let folder;
beforeAll(async () => {
  // A clone without packages: only the checks before installing.
  folder = await mkdtemp(join(tmpdir(), 'nimble-requirements-'));
  for (const path of ['scripts', 'package-lock.json', 'packages/bundle/src', 'apps/server/bin'])
    await cp(join(import.meta.dirname, '..', path), join(folder, path), { recursive: true });
  await mkdir(join(folder, 'bin'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a start reports all faults at once, before it installs', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address();
  await writeFile(join(folder, 'a-file'), '');
  const { code, output } = await run('scripts/start.mjs', {
    PORT: `${port}`,
    DATA_DIR: join(folder, 'a-file/data'),
  });
  taken.close();
  expect(output.trim().split('\n')).toEqual([
    'npm was not found, which installs the packages; install it beside Node.',
    `The data folder ${join(folder, 'a-file/data')} cannot be written by this user; set DATA_DIR to another folder, or give it to this user.`,
    `Port ${port} is taken by another program, perhaps another Nimble; choose another one: PORT=${port + 1} npm start`,
  ]);
  expect(code).toBe(1);
});

test('a command before the packages are installed names the start, not this machine', async () => {
  const { code, output } = await run('apps/server/bin/nimble.mjs', {});
  expect(output).toBe('The packages are not installed completely; npm start installs them.\n');
  expect(code).toBe(1);
});

/** With an empty PATH. */
async function run(program, settings) {
  const child = spawn(process.execPath, [join(folder, program)], {
    env: { PATH: join(folder, 'bin'), HOME: folder, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
