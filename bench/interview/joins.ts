import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { joinSubmission } from '../../apps/server/src/features/submissions/submissions.tasks.ts';
import { type Database, inTransaction } from '../../apps/server/src/platform/database/index.ts';
import { enqueue } from '../../apps/server/src/platform/tasks/index.ts';

/** Of the answers of an interview that is joined. */
export const joinedAnswers = { count: 3, seconds: 30 };

/**
 * Submitted interviews that wait for their video. All have the same answers of 720p at 2.5 Mbit/s in H.264 and Opus, as
 * Chromium records them: pictures are copied, sound is encoded.
 */
export async function queueJoins(
  { pool, database }: { pool: Pool; database: Database },
  filesFolder: string,
  interviews: number,
): Promise<void> {
  const folder = join(filesFolder, 'joined');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'answer');
  recordAnswer(path);
  const { size } = await stat(path);
  const names = Array.from({ length: interviews * joinedAnswers.count }, () => randomUUID());
  for (const name of names) await link(path, join(folder, name));
  const { rows } = await pool.query<{ id: number; company_id: number }>(seedSql, [interviews, size, names]);
  await inTransaction(database, async (transaction) => {
    for (const { id: submissionId, company_id: companyId } of rows)
      await enqueue(transaction, joinSubmission, { companyId, submissionId });
  });
}

/** Interviews whose video is joined. */
export async function countJoined(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'SELECT count(*) FROM submissions WHERE video_file_id IS NOT NULL',
  );
  return Number(rows[0]?.count ?? 0);
}

function recordAnswer(path: string): void {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${joinedAnswers.seconds}`];
  const sound = ['-f', 'lavfi', '-i', `anoisesrc=c=pink:d=${joinedAnswers.seconds}:r=48000,tremolo=f=3`];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-b:v', '2500k', '-g', '30'];
  const form = ['-c:a', 'libopus', '-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...h264, ...form, path]);
}

const seedSql = `
  WITH job AS (
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
    SELECT min(id), 'Joined', 'Of a measurement.', 'full-time', 'mid', 'USD', 'active', 'BenchToken02' FROM companies
    RETURNING id, company_id
  ), question AS (
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position, created_at)
    SELECT company_id, id, 'Question?', 600, true, n, now() - interval '1 hour'
    FROM job, generate_series(1, ${joinedAnswers.count}) AS n
    RETURNING id, position
  ), submission AS (
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, notes, device_info,
      browser_info, consent_version, consented_at, submitted_at)
    SELECT company_id, id, 'Robin', 'robin' || n || '@example.com', 'processing', '', '{}', '{}', '1', now(), now()
    FROM job, generate_series(1, $1) AS n
    RETURNING id, company_id
  ), task AS (
    INSERT INTO media_tasks (submission_id, company_id, task, state) SELECT id, company_id, 'join', 'waiting' FROM submission
  ), answer AS (
    SELECT company_id, submission.id AS submission_id, question.id AS question_id, name
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS number FROM submission) AS submission
    CROSS JOIN question
    JOIN unnest($3::uuid[]) WITH ORDINALITY AS names (name, place)
      ON place = (number - 1) * ${joinedAnswers.count} + position
  ), take AS (
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
    SELECT name, company_id, submission_id, question_id, 'video/mp4', $2 FROM answer
  ), file AS (
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
    SELECT company_id, 'joined/' || name, 'answer.mp4', 'video/mp4', $2 FROM answer
    RETURNING id, storage_key
  ), response AS (
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256,
      duration_seconds, width, height)
    SELECT company_id, submission_id, question_id, name, file.id, 'ready', '', ${joinedAnswers.seconds}, 1280, 720
    FROM answer JOIN file ON storage_key = 'joined/' || name
  )
  SELECT id, company_id FROM submission`;
