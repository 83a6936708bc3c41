import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClipKind, makeClip } from '../../../../../../../packages/media/src/testing/clips.ts';
import { signedInAdmin } from '../../../../testing/journeys.ts';
import { createTestApp } from '../../../../testing/servers/test-app.ts';
import { besideFilm, submittedInterview } from '../../../../testing/submitted-interview.ts';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const isStored = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const clips = new Map<ClipKind, Buffer>();

/** Made once of each kind. */
function clipOf(kind: ClipKind, folder: string): Buffer {
  const path = join(folder, 'clip');
  if (!clips.has(kind)) makeClip({ kind, path, seconds: 2, flashes: [0.3] });
  const clip = clips.get(kind) ?? readFileSync(path);
  clips.set(kind, clip);
  return clip;
}

/** A company with interviews whose recordings are due to be removed. */
export async function openFilmScene(settings: Record<string, string> = {}) {
  const nimble = await createTestApp(settings);
  const admin = await signedInAdmin(nimble, 'Keepers');
  const { pool, folder } = nimble;
  let people = 0;

  const runTasks = () => nimble.runTasks(besideFilm);

  /** Runs an interview's tasks, up to its film. */
  async function joinAnswers(submissionId: number): Promise<void> {
    await runTasks();
    await pool.query(`UPDATE media_tasks SET state = 'done' WHERE submission_id = $1`, [submissionId]);
  }

  const age = (submissionId: number) =>
    pool.query(`UPDATE submissions SET film_checked_at = now() - interval '31 days' WHERE id = $1`, [
      submissionId,
    ]);
  async function shown(submissionId: number) {
    const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin.token });
    return body.data;
  }

  /** The nightly task, and those that it starts. */
  async function night(): Promise<void> {
    await pool.query(`SELECT graphile_worker.add_job('submissions.sweep-recordings', '{}')`);
    await runTasks();
  }
  return {
    nimble,
    admin,
    age,
    night,
    shown,
    /** A processed interview whose film was compared long enough ago. */
    async processed(kind: ClipKind = 'mp4 h264 aac') {
      people += 1;
      const answer = clipOf(kind, folder);
      const email = `keeper${people}@example.com`;
      const { submissionId, take } = await submittedInterview(nimble, admin.token, email, { answer });
      await joinAnswers(submissionId);
      await age(submissionId);
      return { submissionId, take, answer };
    },
    /** The nightly task, those that it starts, and what these erase after an hour. */
    async nextNight(): Promise<void> {
      await night();
      await pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`);
      await runTasks();
    },
    async joinAgain(submissionId: number): Promise<void> {
      await nimble.call('POST', `/api/submissions/compile/${submissionId}`, { token: admin.token });
      await joinAnswers(submissionId);
    },
    async row(submissionId: number) {
      const { rows } = await pool.query(
        `SELECT film_check, recordings_removed_at IS NOT NULL AS removed, storage_key, size_bytes, kept_bytes
         FROM submissions JOIN responses ON submission_id = submissions.id JOIN files ON files.id = file_id
         WHERE submissions.id = $1`,
        [submissionId],
      );
      return rows[0];
    },
    async download(submissionId: number, headers: Record<string, string> = {}) {
      const url: string = (await shown(submissionId)).responses[0].videoUrl;
      return nimble.app.inject({ url, headers });
    },
    async setStep(submissionId: number, state: string): Promise<void> {
      const step = `UPDATE media_tasks SET state = $2 WHERE submission_id = $1 AND task = 'poster'`;
      await pool.query(step, [submissionId, state]);
    },
    /** Of the film, which is a byte of its last packet. */
    async flipLastByte(submissionId: number): Promise<void> {
      const { rows } = await pool.query(
        'SELECT storage_key FROM files JOIN submissions ON video_file_id = files.id WHERE submissions.id = $1',
        [submissionId],
      );
      const path = join(folder, 'files', rows[0].storage_key);
      const bytes = readFileSync(path);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      writeFileSync(path, bytes);
    },
  };
}
