import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TarEntry } from 'modern-tar';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSherpa } from '../engines/sherpa.ts';
import { fileEntry, packBzip2, sha256Of, tinyModelEntries } from '../testing/model-archives.ts';
import { answering, giving, startModelServer } from '../testing/model-server.ts';
import { tryEngine } from '../try-engine.ts';
import type { ModelProgress } from './add-model.ts';
import type { SpeechModel } from './catalog.ts';
import { createModelStore } from './model-store.ts';

let folder: string;
let entries: TarEntry[];
let archive: Buffer;
let server: Awaited<ReturnType<typeof startModelServer>> | undefined;
beforeAll(async () => {
  entries = await tinyModelEntries();
  // Noise, which does not compress.
  const samples = fileEntry('sherpa-onnx-tiny/test_wavs/0.wav', randomBytes(60_000));
  archive = await packBzip2([...entries, samples, fileEntry('sherpa-onnx-tiny/LICENSE', 'MIT')]);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-models-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

function modelOf(bytes: Uint8Array, changes: Partial<SpeechModel> = {}): SpeechModel {
  return {
    name: 'tiny',
    title: 'Tiny',
    languages: ['en'],
    archive: 'sherpa-onnx-tiny.tar.bz2',
    sizeBytes: bytes.length,
    isExact: true,
    sha256: sha256Of(bytes),
    license: 'MIT',
    speed: 'fast',
    ...changes,
  };
}

type Handlers = Parameters<typeof startModelServer>;
async function storeOf(model: SpeechModel, ...handlers: Handlers) {
  server = await startModelServer(...handlers);
  return createModelStore({ folder, url: server.url, catalog: [model], retryMilliseconds: 1 });
}
/** Closes the connection whenever an answer has been read up to there. */
const breakingOffAt = (bytes: number) => ({
  onProgress: ({ step, doneBytes }: ModelProgress) => {
    if (step === 'downloading' && doneBytes > 0 && doneBytes % bytes === 0) server?.breakOff();
  },
});
/** Files in the folder of models, including drafts and partial downloads. */
const left = async () => (await readdir(folder, { recursive: true })).sort();

test('a model is downloaded, verified, unpacked, tested, and nothing else of it is kept', async () => {
  const store = await storeOf(modelOf(archive), giving(archive));
  const seen: ModelProgress[] = [];
  await store.addFromCatalog('tiny', { onProgress: (progress) => seen.push(progress) });
  expect(await left()).toEqual(['.archives', 'tiny', 'tiny/LICENSE', 'tiny/model.onnx', 'tiny/tokens.txt']);
  expect(await store.has('tiny')).toBe(true);
  await expect(tryEngine(await createSherpa(store.folderOf('tiny'), 'en'))).resolves.toBeUndefined();
  expect([...new Set(seen.map(({ step }) => step))]).toEqual([
    'downloading',
    'checking',
    'unpacking',
    'trying',
  ]);
  const downloaded = seen.filter(({ step }) => step === 'downloading');
  expect(downloaded[0]?.doneBytes).toBe(0);
  expect(downloaded.at(-1)).toEqual({
    step: 'downloading',
    doneBytes: archive.length,
    totalBytes: archive.length,
  });
  await store.remove('tiny');
  expect(await left()).toEqual(['.archives']);
});

test('an interrupted download resumes where it was, several times', async () => {
  const store = await storeOf(modelOf(archive), giving(archive, { most: 20_000 }));
  await store.addFromCatalog('tiny', breakingOffAt(20_000));
  expect(server?.asked.map(({ range }) => range)).toEqual([
    undefined,
    'bytes=20000-',
    'bytes=40000-',
    'bytes=60000-',
  ]);
  expect(await store.has('tiny')).toBe(true);
});

test('the partial download of a run that ended is resumed by the next, and only from the same address', async () => {
  const model = modelOf(archive);
  const away = Array.from({ length: 5 }, () => answering(503));
  const store = await storeOf(model, giving(archive, { most: 1000 }), ...away, giving(archive));
  await expect(store.addFromCatalog('tiny', breakingOffAt(1000))).rejects.toMatchObject({
    code: 'speech_model.unreachable',
    values: { reason: expect.stringContaining('503') },
  });
  expect(await left()).toEqual([
    '.archives',
    `.archives/${model.archive}`,
    `.archives/${model.archive}.same`,
  ]);
  const elsewhere = await startModelServer(giving(archive));
  const moved = { folder, url: elsewhere.url, catalog: [model], retryMilliseconds: 1 };
  const canceled = { signal: AbortSignal.abort(new Error('canceled')) };
  await expect(createModelStore(moved).addFromCatalog('tiny', canceled)).rejects.toThrow('canceled');
  await store.addFromCatalog('tiny');
  expect(server?.asked.at(-1)?.range).toBe('bytes=1000-');
  await store.remove('tiny');
  await writeFile(join(folder, '.archives', model.archive), archive.subarray(0, 500));
  await createModelStore(moved).addFromCatalog('tiny');
  expect(elsewhere.asked).toEqual([{ url: `/${model.archive}`, range: undefined }]);
  await elsewhere.close();
});

test('a server without ranges, and one whose file has changed, send all of it again', async () => {
  const half = { ranges: false, most: 30_000 };
  const plain = await storeOf(modelOf(archive), giving(archive, half), giving(archive, { ranges: false }));
  await plain.addFromCatalog('tiny', breakingOffAt(30_000));
  expect(await plain.has('tiny')).toBe(true);
  await plain.remove('tiny');
  await server?.close();
  const other = Buffer.concat([archive.subarray(0, -1), Buffer.from('x')]);
  const changed = await storeOf(modelOf(archive), giving(other, { most: 2000 }), giving(archive));
  await changed.addFromCatalog('tiny', breakingOffAt(2000));
  expect(server?.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=2000-']);
  expect(await changed.has('tiny')).toBe(true);
});

test('redirects are followed a few times, and to other kinds of addresses not at all', async () => {
  const moved = answering(302, { location: '/elsewhere' });
  const store = await storeOf(modelOf(archive), moved, moved, giving(archive));
  await store.addFromCatalog('tiny');
  expect(server?.asked.map(({ url }) => url)).toEqual([
    '/sherpa-onnx-tiny.tar.bz2',
    '/elsewhere',
    '/elsewhere',
  ]);
  await store.remove('tiny');
  await server?.close();
  const endless = await storeOf(modelOf(archive), moved);
  await expect(endless.addFromCatalog('tiny')).rejects.toThrow('speech_model.too_many_redirects ');
  expect(server?.asked).toHaveLength(6);
  await server?.close();
  const strange = await storeOf(modelOf(archive), answering(302, { location: 'file:///etc/passwd' }));
  await expect(strange.addFromCatalog('tiny')).rejects.toThrow('speech_model.redirect_refused ');
});

test.each([
  ['another digest', { sha256: '0'.repeat(64) }, 'speech_model.other_file'],
  ['another size', { sizeBytes: 12 }, 'speech_model.other_size'],
  ['more bytes than it can have', { sizeBytes: 5000, isExact: false }, 'speech_model.too_large'],
])('%s: nothing is installed', async (_name, changes, code) => {
  const store = await storeOf(modelOf(archive, changes), giving(archive));
  await expect(store.addFromCatalog('tiny')).rejects.toMatchObject({ code });
  expect(await store.has('tiny')).toBe(false);
  expect(await left()).not.toContain('.archives/sherpa-onnx-tiny.tar.bz2');
});

test('an endless download without a declared size is stopped all the same', async () => {
  const endless: Handlers[0] = (_request, response) => {
    response.writeHead(200);
    const more = () => response.write(Buffer.alloc(64 * 1024), (error) => error ?? more());
    more();
  };
  const store = await storeOf(modelOf(archive), endless);
  await expect(store.addFromCatalog('tiny')).rejects.toThrow('speech_model.sends_too_much ');
});

test('an unpinned model is compared with its first download', async () => {
  const model = modelOf(archive, { sha256: null });
  const other = await packBzip2(entries);
  const store = await storeOf(model, giving(archive), giving(other), giving(archive));
  await store.addFromCatalog('tiny');
  expect(await readFile(join(folder, 'tiny.sha256'), 'utf8')).toBe(
    `${sha256Of(archive)}  ${model.archive}\n`,
  );
  await store.remove('tiny');
  const again = createModelStore({
    folder,
    url: server?.url ?? '',
    catalog: [{ ...model, isExact: false }],
    retryMilliseconds: 1,
  });
  await expect(again.addFromCatalog('tiny')).rejects.toThrow('speech_model.other_file_than_first ');
  expect(await again.has('tiny')).toBe(false);
  await again.addFromCatalog('tiny');
  expect(await again.has('tiny')).toBe(true);
});

test('a missing archive is reported at once', async () => {
  const store = await storeOf(modelOf(archive), answering(404));
  await expect(store.addFromCatalog('tiny')).rejects.toMatchObject({
    code: 'speech_model.not_given',
    values: { status: 404 },
  });
  expect(server?.asked).toHaveLength(1);
  await expect(store.addFromCatalog('giant')).rejects.toThrow('speech_model.not_in_catalog ');
});

test('canceling stops it and keeps the partial download', async () => {
  const stop = new AbortController();
  const store = await storeOf(modelOf(archive), (_request, response) => {
    response.writeHead(200, { 'content-length': archive.length, etag: '"a"' });
    response.write(archive.subarray(0, 4000));
  });
  const onProgress = ({ doneBytes }: ModelProgress) => doneBytes > 0 && stop.abort(new Error('canceled'));
  await expect(store.addFromCatalog('tiny', { onProgress, signal: stop.signal })).rejects.toThrow('canceled');
  expect(await left()).toContain('.archives/sherpa-onnx-tiny.tar.bz2');
});

test('a folder and an archive are added without any server, under their own names', async () => {
  const from = join(folder, 'my-model');
  await mkdir(join(from, 'test_wavs'), { recursive: true });
  for (const { header, body } of await tinyModelEntries(''))
    await writeFile(join(from, header.name), body as Uint8Array);
  const models = join(folder, 'models');
  const store = createModelStore({
    folder: models,
    catalog: [modelOf(archive, { sha256: '0'.repeat(64) })],
  });
  expect(await store.addFromPath(from)).toBe('my-model');
  expect((await readdir(join(models, 'my-model'))).sort()).toEqual(['model.onnx', 'tokens.txt']);
  await writeFile(join(folder, 'house-model.tar.bz2'), archive);
  expect(await store.addFromPath(join(folder, 'house-model.tar.bz2'))).toBe('house-model');
  // One of the catalog is compared with it wherever it comes from.
  await writeFile(join(folder, 'sherpa-onnx-tiny.tar.bz2'), archive);
  await expect(store.addFromPath(join(folder, 'sherpa-onnx-tiny.tar.bz2'))).rejects.toThrow(
    'speech_model.other_file ',
  );
  await expect(store.addFromPath(join(folder, 'nowhere'))).rejects.toThrow('speech_model.no_such_path ');
});

test('too little room is reported before anything is downloaded', async () => {
  server = await startModelServer(giving(archive));
  const store = createModelStore({
    folder,
    url: server.url,
    catalog: [modelOf(archive)],
    freeBytes: async () => 1_000_000,
  });
  await expect(store.addFromCatalog('tiny')).rejects.toMatchObject({
    code: 'speech_model.disk_full',
    values: { freeBytes: expect.any(Number), neededBytes: expect.any(Number) },
  });
  expect(server.asked).toEqual([]);
});

/** A small disk of its own, where mounting is allowed. */
function mountSmallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a disk that fills up leaves nothing behind', async ({ skip }) => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  if (!mountSmallDisk(disk)) skip('no disk of its own may be mounted here');
  try {
    // Noise does not compress: the download fills the disk; when unpacking, the unpacked size does.
    const noise = fileEntry('sherpa-onnx-tiny/test.wav', randomBytes(400_000));
    const large = await packBzip2([...entries, noise]);
    const zeros = await packBzip2([
      ...entries,
      fileEntry('sherpa-onnx-tiny/test.wav', new Uint8Array(400_000)),
    ]);
    for (const bytes of [large, zeros]) {
      server = await startModelServer(giving(bytes));
      const store = createModelStore({
        folder: disk,
        url: server.url,
        catalog: [modelOf(bytes)],
        freeBytes: async () => 1e9,
      });
      await expect(store.addFromCatalog('tiny')).rejects.toThrow('speech_model.disk_full ');
      expect((await readdir(disk, { recursive: true })).filter((name) => !name.endsWith('.same'))).toEqual([
        '.archives',
      ]);
      await server.close();
    }
  } finally {
    execFileSync('umount', [disk]);
  }
});
