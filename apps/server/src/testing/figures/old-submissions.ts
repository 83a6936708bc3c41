import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endPlans, keepRetention } from '../../features/plans/index.ts';
import { activeJob } from '../journeys.ts';
import type { TestApp } from '../servers/test-app.ts';
import { passDays } from './pass-days.ts';

/** A company that has chosen its plan, with a job. */
export async function companyOnStarter(
  nimble: TestApp,
  { companyId, token }: { companyId: number; token: string },
): Promise<{ companyId: number; jobId: number }> {
  await beOnStarter(nimble, companyId);
  return { companyId, jobId: (await activeJob(nimble, token)).id };
}

/** As if a larger plan had ended, after people had chosen Starter. */
export async function beOnStarter({ pool }: TestApp, companyId: number): Promise<void> {
  await pool.query(
    `update companies set plan = 'starter', trial_ends_at = null, plan_chosen_at = now(), shows_branding = false
     where id = $1`,
    [companyId],
  );
}

/** A finished submission of that age with a stored video of 5 bytes. */
export async function submissionOfAge(
  nimble: TestApp,
  { companyId, jobId }: { companyId: number; jobId: number },
  days: number,
): Promise<{ id: number; path: string }> {
  const key = `videos/${companyId}-${days}-${Math.random()}`;
  const path = join(nimble.folder, 'files', key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'video');
  const { rows: files } = await nimble.pool.query<{ id: number }>(
    "insert into files (company_id, storage_key, name, mime, size_bytes) values ($1, $2, 'v', 'video/mp4', 5) returning id",
    [companyId, key],
  );
  const { rows } = await nimble.pool.query<{ id: number }>(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at, video_file_id)
     values ($1, $2, 'Casey', $3, 'pending', '{}', '{}', '1', now(), now() - make_interval(days => $4), $5) returning id`,
    [companyId, jobId, `${Math.random()}@example.com`, days, files[0]?.id],
  );
  return { id: rows[0]?.id ?? 0, path };
}

/** The remaining submissions of a company, the oldest row first. */
export async function submissionsLeft({ pool }: TestApp, companyId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from submissions where company_id = $1 order by id',
    [companyId],
  );
  return rows.map(({ id }) => id);
}

type Log = { error: (...said: unknown[]) => void };

/** The scheduled tasks of one day, twice, as after a worker that was killed. */
export async function runClock(nimble: TestApp, log: Log = nimble.log): Promise<void> {
  const run = {
    taskId: '1',
    attempt: 1,
    isLastAttempt: true,
    isLost: false,
    signal: new AbortController().signal,
  };
  await endPlans.run({}, nimble, run);
  for (let time = 0; time < 2; time += 1) await keepRetention.run({}, { ...nimble, log }, run);
  await nimble.runTasks();
}

/** Lets this many days pass for a company, with the scheduled tasks on each. */
export async function live(nimble: TestApp, companyId: number, days: number): Promise<void> {
  await liveInLeaps(nimble, companyId, Array<number>(days).fill(1));
}

/** The same, with the scheduled tasks only after each of these numbers of days. */
export async function liveInLeaps(
  nimble: TestApp,
  companyId: number,
  leaps: readonly number[],
): Promise<void> {
  for (const days of leaps) {
    await passDays(nimble.pool, companyId, days);
    await runClock(nimble);
  }
}
