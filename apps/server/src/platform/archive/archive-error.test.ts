import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ArchiveError, createArchive, verifyArchive } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an archive in a folder that does not exist is refused in one sentence', async () => {
  const path = join(folder, 'none/monday.tar');
  const refusal = await createArchive(path).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ArchiveError);
  expect(String(refusal)).toContain(`${path} cannot be written (ENOENT`);
});

test('a folder in place of an archive is refused in one sentence', async () => {
  const refusal = await verifyArchive(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ArchiveError);
  expect(String(refusal)).toContain(`${folder} cannot be read (EISDIR`);
});

test('a disk that is full before the archive is complete is named in one sentence, and nothing is left', async () => {
  const path = join(folder, 'full.tar');
  const archive = await createArchive(path);
  const handle = await open(folder);
  const fail = vi.spyOn(Object.getPrototypeOf(handle), 'appendFile');
  fail.mockRejectedValue(new Error('ENOSPC: no space left on device, write'));
  const refusal = await archive.add('one', Buffer.from('1')).catch((error: unknown) => error);
  fail.mockRestore();
  await handle.close();
  await archive.abandon();
  expect(refusal).toBeInstanceOf(ArchiveError);
  expect(String(refusal)).toContain(`${path} cannot be written (ENOSPC: no space left on device, write).`);
  expect(await readdir(folder)).toEqual([]);
});
