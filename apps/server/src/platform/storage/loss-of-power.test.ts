import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDiskStorage } from './index.ts';
import { createDiskUploads } from './uploads/disk-uploads.ts';

const flushed = vi.hoisted(() => {
  // Files before this one have loaded the storage with the library itself.
  vi.resetModules();
  return [] as string[];
});
// The real one, which records what is synced to survive a loss of power.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open: typeof real.open = async (path, ...options) => {
    const handle = await real.open(path, ...options);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      flushed.push(String(path));
    };
    return handle;
  };
  return { ...real, open };
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nimble-power-'));
  flushed.length = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a stored file survives it with its name and with the folders that were created for it', async () => {
  const storage = createDiskStorage(root);
  await storage.write('resumes/old/1', Readable.from(['words']));
  expect(flushed.slice(1)).toEqual([join(root, 'resumes/old'), join(root, 'resumes'), root]);
  expect(flushed[0]).toContain(join(root, 'incoming'));
});

test('so does a take that is reported as complete', async () => {
  const bytes = Buffer.from('a take');
  const uploads = createDiskUploads({ root, folder: 'takes', storage: createDiskStorage(root) });
  await uploads.begin('one');
  const end = await uploads.openAt('one', 0);
  await end.write({ parts: [bytes], sizeBytes: bytes.length });
  await end.close();
  const expected = { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
  expect(await uploads.complete('one', expected)).toBe('whole');
  expect(flushed).toEqual([join(root, 'takes/one'), join(root, 'takes'), root]);
});
