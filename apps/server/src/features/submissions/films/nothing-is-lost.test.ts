import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { restoreBackup } from '../../../platform/backup/index.ts';
import { migrate } from '../../../platform/database/migrations/migrate.ts';
import {
  createDiskStorage,
  createStorage,
  type Storage,
  withRests,
} from '../../../platform/storage/index.ts';
import { backupOf, emptyPlace, withDatabase } from '../../../testing/figures/places.ts';
import { storedFiles } from '../../../testing/figures/stored-state.ts';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { takeKeys } from '../../recordings/index.ts';
import { removeRecordingsHandler } from './remove-recordings.ts';
import { isStored, openFilmScene, sha256 } from './testing/film-scene.ts';

vi.setConfig({ testTimeout: 120_000 });

let scene: Awaited<ReturnType<typeof openFilmScene>>;
beforeAll(async () => {
  scene = await openFilmScene();
});
afterAll(() => scene.nimble.close());

test('a film with one flipped byte is refused, and the recordings stay', async () => {
  const { submissionId, take, answer } = await scene.processed();
  await scene.flipLastByte(submissionId);
  await scene.nextNight();
  expect(await scene.row(submissionId)).toMatchObject({
    film_check: 'unequal',
    removed: false,
    kept_bytes: null,
  });
  expect(await isStored(take)).toBe(true);
  expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));

  // A person joins the answers again.
  await scene.joinAgain(submissionId);
  expect((await scene.row(submissionId)).film_check).toBe('equal');
});

test('in a bucket, too, a recording becomes a rest and is whole again when it is joined again', async () => {
  const server = await startS3Server();
  const other = await openFilmScene(server.settings);
  try {
    const { submissionId, answer } = await other.processed();
    const former = (await other.row(submissionId)).storage_key;
    await other.nextNight();
    const storage = createStorage(other.nimble.config);
    expect(await storage.facts(former)).toBeUndefined();
    expect((await other.row(submissionId)).kept_bytes).toBeLessThan(answer.length / 2);
    expect(sha256((await other.download(submissionId)).rawPayload)).toBe(sha256(answer));
    const part = await other.download(submissionId, { range: 'bytes=500-' });
    expect(part.rawPayload.equals(answer.subarray(500))).toBe(true);
    await other.joinAgain(submissionId);
    expect(await other.row(submissionId)).toMatchObject({ removed: false, kept_bytes: null });
    expect(sha256((await other.download(submissionId)).rawPayload)).toBe(sha256(answer));
  } finally {
    await other.nimble.close();
    await server.close();
  }
});

test('joined again, recordings are stored whole before their film goes, and are removed again', async () => {
  const { submissionId, answer } = await scene.processed();
  await scene.nextNight();
  for (let time = 0; time < 2; time += 1) {
    await scene.joinAgain(submissionId);
    expect(await scene.row(submissionId)).toMatchObject({
      film_check: 'equal',
      removed: false,
      kept_bytes: null,
    });
    expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));
    await scene.age(submissionId);
    await scene.nextNight();
    expect(await scene.row(submissionId)).toMatchObject({ removed: true });
    expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));
  }
});

test('a damaged film that holds recordings stays when it is joined again', async () => {
  const { submissionId } = await scene.processed();
  await scene.nextNight();
  const { compiled_video: film } = await scene.shown(submissionId);
  await scene.flipLastByte(submissionId);
  await scene.joinAgain(submissionId);
  expect((await scene.shown(submissionId)).compiled_video.size).toBe(film.size);
  expect(await scene.row(submissionId)).toMatchObject({ removed: true });
});

test('killed at any step, the task loses nothing, and its next run finishes', async () => {
  const { submissionId, answer } = await scene.processed();
  const payload = { companyId: scene.admin.companyId, submissionId };
  const storage = withRests(createStorage(scene.nimble.config));
  const run = {
    taskId: '1',
    attempt: 1,
    isLastAttempt: false,
    isLost: false,
    signal: new AbortController().signal,
  };
  const { database, log } = scene.nimble;
  let isDone = false;
  for (let steps = 0; !isDone; steps += 1) {
    const failing = failingAfter(steps, storage);
    const dependencies = { database, log, storage: failing, workFolder: join(scene.nimble.folder, 'work') };
    isDone = await removeRecordingsHandler(payload, dependencies, run).then(
      () => true,
      () => false,
    );
    expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));
    expect(steps).toBeLessThan(50);
  }
  await scene.nextNight();
  expect((await scene.row(submissionId)).removed).toBe(true);
  expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));
});

/** A storage that does so many things, and then nothing more, as if the worker had been killed. */
function failingAfter(steps: number, storage: Storage): Storage {
  let left = steps;
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  return {
    ...storage,
    facts: async (...given) => (count(), storage.facts(...given)),
    localFile: async (...given) => (count(), storage.localFile(...given)),
    read: (...given) => (count(), storage.read(...given)),
    async write(...given) {
      count();
      const written = await storage.write(...given);
      count();
      return written;
    },
  };
}

test('a backup has film and rest, and restored they are the recording', async () => {
  const { submissionId, answer } = await scene.processed();
  await scene.nextNight();
  const place = await emptyPlace();
  const path = join(scene.nimble.folder, 'backup.tar');
  try {
    await withDatabase(place.connection, ({ pool }) => migrate(pool));
    await backupOf({ connection: scene.nimble.connection, folder: scene.nimble.folder }, path);
    await restoreBackup({
      connection: place.connection,
      path,
      replace: false,
      takeKeys: takeKeys('*'),
      eraseTask: 'files.erase',
      heldMailTasks: null,
      storage: createDiskStorage(join(place.folder, 'files')),
      accept: () => undefined,
      onReplaced: async () => undefined,
    });
    const { storage_key } = await scene.row(submissionId);
    const restored = withRests(createDiskStorage(join(place.folder, 'files')));
    expect(sha256(await buffer(restored.read(storage_key)))).toBe(sha256(answer));
  } finally {
    await place.remove();
  }
});

test('erasing a submission leaves nothing of film, rest and recordings', async () => {
  const before = await storedFiles(scene.nimble.folder);
  const { submissionId } = await scene.processed();
  await scene.nextNight();
  await scene.nimble.call('DELETE', `/api/submissions/${submissionId}`, { token: scene.admin.token });
  await scene.nimble.runTasks();
  expect(await storedFiles(scene.nimble.folder)).toEqual(before);
});
