import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchFilm } from '../../../../../../packages/media/src/testing/watch-film.ts';
import { isStored, openFilmScene, sha256 } from './testing/film-scene.ts';

vi.setConfig({ testTimeout: 120_000 });

let scene: Awaited<ReturnType<typeof openFilmScene>>;
beforeAll(async () => {
  scene = await openFilmScene();
});
afterAll(() => scene.nimble.close());

test('a film that was found to hold its recordings replaces them, and each is served bit for bit', async () => {
  const { submissionId, take, answer } = await scene.processed();
  const before = await scene.download(submissionId);
  const used = async () =>
    Number((await scene.nimble.pool.query('SELECT sum(bytes) FROM stored_bytes')).rows[0].sum);
  const usedBefore = await used();
  await scene.night();
  // For players and tasks that have opened it.
  expect(await isStored(take)).toBe(true);
  await scene.nextNight();

  const { film_check, removed, size_bytes, kept_bytes } = await scene.row(submissionId);
  expect([film_check, removed, size_bytes]).toEqual(['equal', true, answer.length]);
  expect(kept_bytes).toBeLessThan(answer.length / 2);
  expect(await used()).toBe(usedBefore - answer.length + kept_bytes);
  expect(await isStored(take)).toBe(false);

  const whole = await scene.download(submissionId);
  expect(whole.statusCode).toBe(200);
  expect(sha256(whole.rawPayload)).toBe(sha256(answer));
  for (const name of ['etag', 'content-length', 'content-type', 'content-disposition', 'accept-ranges'])
    expect([name, whole.headers[name]]).toEqual([name, before.headers[name]]);
  const part = await scene.download(submissionId, { range: 'bytes=1000-9000' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 1000-9000/${answer.length}`,
    '8001',
  ]);
  expect(part.rawPayload.equals(answer.subarray(1000, 9001))).toBe(true);
  const end = await scene.download(submissionId, { range: 'bytes=-100' });
  expect(end.rawPayload.equals(answer.subarray(-100))).toBe(true);
  const known = await scene.download(submissionId, { 'if-none-match': String(before.headers.etag) });
  expect(known.statusCode).toBe(304);
  const { responses, video_storage_bytes } = await scene.shown(submissionId);
  expect([responses[0].fileSize, video_storage_bytes]).toEqual([answer.length, kept_bytes]);
});

test.each(['mp4 h264 opus', 'webm vp9 opus'] as const)(
  'so does one whose sound was encoded: %s',
  async (kind) => {
    const { submissionId, take, answer } = await scene.processed(kind);
    await scene.nextNight();
    expect((await scene.row(submissionId)).kept_bytes).toBeLessThan(answer.length * 0.8);
    expect(await isStored(take)).toBe(false);
    expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(answer));
  },
);

test('recordings stay while they are newer, while a step waits, and where pictures were encoded', async () => {
  const newer = await scene.processed();
  await scene.nimble.pool.query('UPDATE submissions SET film_checked_at = now() WHERE id = $1', [
    newer.submissionId,
  ]);
  const busy = await scene.processed();
  await scene.setStep(busy.submissionId, 'waiting');
  const encoded = await scene.processed('webm vp8 opus');
  await scene.nextNight();
  for (const { submissionId, take } of [newer, busy, encoded]) {
    expect([await isStored(take), (await scene.row(submissionId)).removed]).toEqual([true, false]);
  }
  expect((await scene.row(encoded.submissionId)).film_check).toBe('encoded');
  await scene.setStep(busy.submissionId, 'done');
  await scene.nextNight();
  expect((await scene.row(busy.submissionId)).removed).toBe(true);
});

test('where pictures were encoded, the company decides', async () => {
  const { submissionId, take, answer } = await scene.processed('webm vp8 opus');
  const decide = (keepsEncodedRecordings: boolean) =>
    scene.nimble.call('PUT', `/api/companies/${scene.admin.companyId}`, {
      token: scene.admin.token,
      body: { data: { keepsEncodedRecordings } },
    });
  await scene.setStep(submissionId, 'failed');
  expect((await decide(false)).body.data.keepsEncodedRecordings).toBe(false);
  await scene.nextNight();
  // A failed step may need the original once more.
  expect(await isStored(take)).toBe(true);
  await scene.setStep(submissionId, 'done');
  await scene.nimble.pool.query('UPDATE submissions SET film_checked_at = now() WHERE id = $1', [
    submissionId,
  ]);
  await scene.nextNight();
  expect(await isStored(take)).toBe(true);
  await scene.age(submissionId);
  await scene.nextNight();
  await decide(true);
  expect(await isStored(take)).toBe(false);
  const { responses } = await scene.shown(submissionId);
  const [{ mimeType, originalFileName, fileSize, duration }] = responses;
  expect([mimeType, originalFileName]).toEqual(['video/mp4', expect.stringMatching(/\.mp4$/)]);
  const served = await scene.download(submissionId);
  expect([served.headers['content-type'], served.rawPayload.length]).toEqual(['video/mp4', fileSize]);
  expect((await scene.row(submissionId)).kept_bytes).toBeLessThan(answer.length);
  const path = join(scene.nimble.folder, 'served.mp4');
  writeFileSync(path, served.rawPayload);
  const film = watchFilm(path);
  expect([film.complaints, film.flashes.length, film.beeps.length]).toEqual(['', 1, 1]);
  expect(Math.abs(film.seconds - duration)).toBeLessThan(0.3);

  const { body } = await scene.nimble.call('GET', '/api/audit-events', { token: scene.admin.token });
  expect(JSON.stringify(body.data)).toContain('keepsEncodedRecordings');
  // Joined again, it is copied as it is: nothing more is lost.
  await scene.joinAgain(submissionId);
  expect((await scene.row(submissionId)).film_check).toBe('equal');
  expect(sha256((await scene.download(submissionId)).rawPayload)).toBe(sha256(served.rawPayload));
});
