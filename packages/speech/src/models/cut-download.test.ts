import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packBzip2, sha256Of, tinyModelEntries } from '../testing/model-archives.ts';
import { giving, startModelServer } from '../testing/model-server.ts';
import { modelCatalog } from './catalog.ts';
import { createModelStore } from './model-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-cut-download-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(['', '{"url":"http'])('begins again where the note about its file was cut to %j', async (note) => {
  const archive = await packBzip2(await tinyModelEntries());
  const [published] = modelCatalog;
  if (published === undefined) throw new Error('The catalog is empty.');
  const model = { ...published, sizeBytes: archive.length, sha256: sha256Of(archive) };
  const part = join(folder, '.archives', model.archive);
  await mkdir(join(folder, '.archives'));
  await writeFile(part, archive.subarray(0, 500));
  await writeFile(`${part}.same`, note);
  const server = await startModelServer(giving(archive));
  const store = createModelStore({ folder, url: server.url, catalog: [model], retryMilliseconds: 1 });
  await store.addFromCatalog(model.name);
  expect(server.asked.map(({ range }) => range)).toEqual([undefined]);
  expect(await store.has(model.name)).toBe(true);
  await server.close();
});
