import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../install.mjs';

let folder;
beforeAll(() => {
  // A clone whose packages count as installed, on a machine with apt-get and nothing that it could install.
  folder = mkdtempSync(join(tmpdir(), 'nimble-chosen-'));
  for (const path of ['scripts', 'package-lock.json', 'packages/bundle/src'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['bin', 'apps/server/src', 'node_modules/vite', 'node_modules/.cache/nimble'])
    mkdirSync(join(folder, path), { recursive: true });
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(folder, 'node_modules/.nimble-installed'), lock);
  put('bin/which', '#!/bin/sh\ntest "$1" = apt-get\n');
  put('bin/apt-get', `#!/bin/sh\necho "$@" >> ${join(folder, 'installed')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(path, text) {
  writeFileSync(join(folder, path), text, { mode: 0o755 });
}

test('npm test with chosen tests installs nothing, and names the programs that are missing', () => {
  mkdirSync(join(folder, 'node_modules/vitest'));
  put('node_modules/vitest/vitest.mjs', 'console.log(`ran ${process.argv.slice(2)}`);');
  const { PATH: _, CHROMIUM_PATH: __, ...environment } = process.env;
  const { stdout } = spawnSync(process.execPath, [join(folder, 'scripts/test.mjs'), 'jobs'], {
    env: { ...environment, PATH: join(folder, 'bin') },
    encoding: 'utf8',
  });
  expect(stdout).toContain('ran run,jobs\n');
  expect(stdout).toContain('Not installed: chromium, ffmpeg, flite, bzip2. Tests that need them fail.\n');
  expect(existsSync(join(folder, 'installed'))).toBe(false);
});
