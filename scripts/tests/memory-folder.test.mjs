import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemoryFolder } from './memory-folder.mjs';

/** Opens one in a process that ends as it says. @returns the folder, empty where memory has no room */
function openAndEnd(ending, beginning = '') {
  const module = join(import.meta.dirname, 'memory-folder.mjs');
  const program = `
    import { mkdirSync, statSync, writeSync } from 'node:fs';
    import { openMemoryFolder } from ${JSON.stringify(module)};
    ${beginning}
    const folder = openMemoryFolder();
    if (folder !== undefined) writeSync(1, folder + ' ' + (statSync(folder).mode & 0o7777).toString(8));
    ${ending}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const [folder, mode] = stdout.split(' ');
  return { folder, mode };
}

const hasRoom = openAndEnd('').folder !== '';

test.runIf(hasRoom)('a folder in memory is open to every account, and ends with its process', () => {
  const { folder, mode } = openAndEnd('');
  expect(folder).toMatch(/^\/dev\/shm\/nimble-tests-\d+-\w{6}$/);
  expect(mode).toBe('1777');
  expect(existsSync(folder)).toBe(false);
});

test.runIf(hasRoom)('a killed process leaves its folder to the next one, which removes it', () => {
  const { folder } = openAndEnd(`process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`);
  expect(existsSync(folder)).toBe(true);
  openAndEnd('');
  expect(existsSync(folder)).toBe(false);
});

test.runIf(hasRoom)('a folder that a killed process of the same number has left is removed', () => {
  const left = '`/dev/shm/nimble-tests-${process.pid}-abcdef`';
  const { folder } = openAndEnd('', `mkdirSync(${left});`);
  expect(folder).toContain('nimble-tests-');
  expect(existsSync(folder.replace(/-\w{6}$/, '-abcdef'))).toBe(false);
});

test('nothing is opened where there is no such disk', () => {
  expect(openMemoryFolder('/proc')).toBeUndefined();
});
