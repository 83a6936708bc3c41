import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isStored, openFilmScene, sha256 } from '../../features/submissions/films/testing/film-scene.ts';
import { killedWorkers } from '../../testing/killed-workers.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** KILLS=… vitest run apps/server/src/test/operation/killed-removals.test.ts for a long run. */
const kills = Number(process.env['KILLS'] ?? 6);
const removing = 'submissions.remove-recordings';
/** About as long as one removal takes, milliseconds. */
const longestLife = 120;
const kinds = ['mp4 h264 aac', 'mp4 h264 opus', 'webm vp9 opus'] as const;

type Processed = Awaited<ReturnType<Awaited<ReturnType<typeof openFilmScene>>['processed']>>;

let scene: Awaited<ReturnType<typeof openFilmScene>>;
let interviews: Processed[];
beforeAll(async () => {
  scene = await openFilmScene();
  interviews = [];
  for (const kind of kinds) interviews.push(await scene.processed(kind));
});
afterAll(() => scene.nimble.close());

async function expectWhole(): Promise<void> {
  for (const { submissionId, answer } of interviews) {
    const { statusCode, rawPayload } = await scene.download(submissionId);
    expect([statusCode, sha256(rawPayload)]).toEqual([200, sha256(answer)]);
  }
}

const workFolders = () => readdir(join(scene.nimble.folder, 'work')).catch(() => []);

const areRemoved = () =>
  Promise.all(interviews.map(async ({ submissionId }) => (await scene.row(submissionId)).removed as boolean));

test('workers killed inside a removal of recordings lose no byte of an answer', async () => {
  const { nimble } = scene;
  const { kill, workOff } = killedWorkers(nimble);
  const startRemoving = () =>
    nimble.pool.query(`SELECT graphile_worker.add_job('submissions.sweep-recordings', '{}')`);
  for (let killed = 0; killed < kills; ) {
    await startRemoving();
    if ((await kill(longestLife, removing)).includes(removing)) killed += 1;
    await expectWhole();
    if ((await areRemoved()).includes(false)) continue;
    // Joined again, the recordings are stored whole, and are removed once more.
    for (const { submissionId } of interviews) await scene.joinAgain(submissionId);
    await expectWhole();
    for (const { submissionId } of interviews) await scene.age(submissionId);
  }
  await startRemoving();
  // A removal whose worker was killed after it is over has only its folder left to delete.
  await workOff(async () => !(await areRemoved()).includes(false) && (await workFolders()).length === 0);
  // The recordings are deleted an hour later.
  await scene.nextNight();
  expect(await areRemoved()).toEqual(kinds.map(() => true));
  for (const { take } of interviews) expect(await isStored(take)).toBe(false);
  await expectWhole();
  expect(await workFolders()).toEqual([]);
});
