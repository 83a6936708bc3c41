import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TarEntry } from 'modern-tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileEntry, packBzip2, tinyModelEntries } from '../testing/model-archives.ts';
import { createModelStore } from './model-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-archives-'));
});
afterEach(() => rm(folder, { recursive: true }));

const link = (type: 'symlink' | 'link', name: string, linkname: string): TarEntry => ({
  header: { name, size: 0, type, linkname },
});
test.each<[string, TarEntry[], RegExp]>([
  ['a path up', [fileEntry('a/../../escaped', 'x')], /\.\./],
  ['an absolute path', [fileEntry('/tmp/nimble-escaped', 'x')], /absolute path/],
  ['a path of Windows', [fileEntry('C:\\escaped', 'x')], /absolute path/],
  ['a symbolic link', [link('symlink', 'm/tokens.txt', '/etc/passwd')], /no file \(symlink\)/],
  ['a hard link', [link('link', 'm/tokens.txt', '/etc/passwd')], /no file \(link\)/],
  ['a device', [{ header: { name: 'm/null', size: 0, type: 'character-device' } }], /no file \(character/],
  [
    'the same file twice',
    [fileEntry('m/tokens.txt', 'a'), fileEntry('m/tokens.txt', 'b')],
    /same file twice/,
  ],
  ['too many files', Array.from({ length: 2001 }, (_none, at) => fileEntry(`m/${at}`, '')), /more than 2000/],
  ['a bomb', [fileEntry('m/model.onnx', new Uint8Array(6_000_000))], /unpacks to more than/],
  ['no model', [fileEntry('m/readme.txt', 'hello')], /without_model/],
])('a malicious archive is refused: %s', async (_name, harmful, said) => {
  const path = join(folder, 'given.tar.bz2');
  await writeFile(path, await packBzip2(harmful));
  const models = join(folder, 'models');
  const store = createModelStore({ folder: models });
  await expect(store.addFromPath(path)).rejects.toThrow(said);
  expect(await readdir(models)).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(['given.tar.bz2', 'models']);
});

test('damaged and truncated archives are refused', async () => {
  const path = join(folder, 'given.tar.bz2');
  const store = createModelStore({ folder: join(folder, 'models') });
  const archive = await packBzip2(await tinyModelEntries());
  for (const bytes of [
    archive.subarray(0, archive.length / 2),
    Buffer.from('no archive at all'),
    Buffer.alloc(0),
  ]) {
    await writeFile(path, bytes);
    await expect(store.addFromPath(path)).rejects.toThrow(/archive_refused|without_model/);
  }
  expect(await readdir(join(folder, 'models'))).toEqual([]);
});

test('a model that the engine cannot load is not installed', async () => {
  const path = join(folder, 'given.tar.bz2');
  await writeFile(
    path,
    await packBzip2([fileEntry('model.onnx', 'no model'), fileEntry('tokens.txt', 'a 0\n')]),
  );
  const store = createModelStore({ folder: join(folder, 'models') });
  await expect(store.addFromPath(path)).rejects.toMatchObject({
    code: 'speech_model.not_usable',
  });
  expect(await store.has('given')).toBe(false);
});
