import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import {
  type RunningDatabase,
  startEmbedded,
} from '../../apps/server/src/platform/database/embedded/index.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import { createSignedTokens } from '../../apps/server/src/platform/signed-tokens.ts';
import { prepareTaskQueue } from '../../apps/server/src/platform/tasks/index.ts';
import { cpuMilliseconds, residentMegabytes, writtenBytes } from '../api/process-tree.ts';
import { countJoined, queueJoins } from './joins.ts';
import { secret, startWeb, startWorker } from './programs.ts';
import { sliceBytes } from './slice.ts';

/**
 * Candidates who record at the same time, sending to one web process:
 * `node bench/interview/load.bench.ts [seconds a step] [numbers of candidates, comma between] [joining]`.
 * Ends at the number where the slowest hundredth of the acknowledgements takes more than a second. With `joining` a
 * worker joins submitted interviews beside them, one after the other.
 */
const seconds = Number(process.argv[2] ?? 20);
const steps = (process.argv[3] ?? '50,100,150,200,300,400,500').split(',').map(Number);
const isJoining = process.argv[4] === 'joining';
const most = Math.max(...steps);
/** More than a worker joins in a second. */
const joinsASecond = 6;
const longestAcknowledgement = 1000;
const run = promisify(execFile);

type Load = { acknowledged: number[]; cpuSeconds: number };

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bench-'));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  const { questionId, submissions } = await seed(opened.pool);
  const dataFolder = join(folder, 'data');
  const { server, url } = await startWeb(dataFolder, running);
  let worker: ChildProcess | undefined;
  try {
    if (isJoining) worker = await startJoiningBeside(dataFolder, running, opened);
    const { signCandidate } = createSignedTokens(secret);
    const tokens = submissions.map((id) => signCandidate(id, { isMailed: false }));
    const started = {
      url,
      questionId,
      tokens,
      web: [server.pid ?? 0],
      worker: worker?.pid,
      database: running.pid(),
      pool: opened.pool,
    };
    await load(url, questionId, tokens.slice(0, 20));
    const rows = [];
    for (const candidates of steps) {
      const row = await measureStep(started, candidates);
      rows.push(row);
      // An interview takes a bounded number of bytes, and each step sends as many again.
      await opened.pool.query(
        'DELETE FROM takes WHERE NOT EXISTS (SELECT FROM responses WHERE take_id = takes.id)',
      );
      await rm(join(dataFolder, 'files/takes'), { recursive: true, force: true });
      await mkdir(join(dataFolder, 'files/takes'));
      if (row['p99 ms'] > longestAcknowledgement) break;
    }
    console.table(rows);
  } finally {
    for (const process of [worker, server]) {
      if (process === undefined) continue;
      process.kill('SIGTERM');
      await once(process, 'exit');
    }
    await opened.close();
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Started = {
  url: string;
  questionId: number;
  tokens: readonly string[];
  web: readonly number[];
  worker: number | undefined;
  database: number;
  pool: Pool;
};

async function measureStep(started: Started, candidates: number) {
  const { url, questionId, tokens, web, worker, database, pool } = started;
  const both = [...web, database];
  const workers = worker === undefined ? [] : [worker];
  const workerCpu = await cpuMilliseconds(workers);
  const joined = await countJoined(pool);
  const cpu = await cpuMilliseconds(both);
  const written = await writtenBytes(both);
  const transactions = await countTransactions(pool);
  const early = wait((seconds * 1000) / 3).then(() => residentMegabytes(web));
  const { acknowledged, cpuSeconds } = await load(url, questionId, tokens.slice(0, candidates));
  const used = (await cpuMilliseconds(both)) - cpu;
  const perSlice = (amount: number) => (amount / acknowledged.length).toFixed(2);
  const perCore = (used: number) => `${Math.round((used / seconds) * 100)}%`;
  return {
    candidates,
    slices: acknowledged.length,
    'p50 ms': Math.round(quantile(acknowledged, 0.5)),
    'p99 ms': Math.round(quantile(acknowledged, 0.99)),
    'server CPU': perCore(used / 1000),
    'CPU ms a slice': perSlice(used),
    'statements a slice': perSlice((await countTransactions(pool)) - transactions),
    'bytes written a byte': perSlice(((await writtenBytes(both)) - written) / sliceBytes),
    'candidates CPU': perCore(cpuSeconds),
    'MB at a third': Math.round(await early),
    'MB at the end': Math.round(await residentMegabytes(web)),
    ...(worker !== undefined && {
      'worker CPU': perCore(((await cpuMilliseconds(workers)) - workerCpu) / 1000),
      'interviews joined a minute': Math.round((((await countJoined(pool)) - joined) * 60) / seconds),
    }),
  };
}

async function load(url: string, questionId: number, tokens: readonly string[]): Promise<Load> {
  const program = join(import.meta.dirname, 'candidates.ts');
  const options = [program, url, `${questionId}`, `${seconds}`, ...tokens];
  const { stdout } = await run(process.execPath, options, { maxBuffer: 64 * 1024 ** 2 });
  return JSON.parse(stdout) as Load;
}

/** Those that ended: of single statements, each is one. PostgreSQL reports them up to a second late. */
async function countTransactions(pool: Pool): Promise<number> {
  await wait(1100);
  const { rows } = await pool.query<{ count: string }>(
    'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.count ?? 0);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A job with one long question and as many begun interviews as there may be candidates. */
async function seed(pool: Pool): Promise<{ questionId: number; submissions: number[] }> {
  const { rows } = await pool.query<{ id: number; question_id: number }>(
    `WITH company AS (
       INSERT INTO companies (name, primary_color, secondary_color, accent_color) VALUES ('Bench', '', '', '') RETURNING id
     ), job AS (
       INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
       SELECT id, 'Bench', 'Of a measurement.', 'full-time', 'mid', 'USD', 'active', 'BenchToken01' FROM company
       RETURNING id, company_id
     ), question AS (
       INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position, created_at)
       SELECT company_id, id, 'Question?', 600, true, 1, now() - interval '1 hour' FROM job RETURNING id
     )
     INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, notes, device_info,
       browser_info, consent_version, consented_at, created_at)
     SELECT company_id, job.id, 'Casey', 'casey' || n || '@example.com', 'uploading', '', '{}', '{}', '1', now(), now()
     FROM job, generate_series(1, $1) AS n
     RETURNING id, (SELECT id FROM question) AS question_id`,
    [most],
  );
  return { questionId: rows[0]?.question_id ?? 0, submissions: rows.map(({ id }) => id) };
}

/** Busy joining until the last step ends. */
async function startJoiningBeside(
  dataFolder: string,
  running: RunningDatabase,
  opened: OpenDatabase,
): Promise<ChildProcess> {
  await prepareTaskQueue(opened.pool);
  const interviews = (seconds + 5) * steps.length * joinsASecond;
  await queueJoins(opened, join(dataFolder, 'files'), interviews);
  const worker = startWorker(dataFolder, running);
  while ((await countJoined(opened.pool)) === 0) {
    if (worker.exitCode !== null) throw new Error('The worker did not start.');
    await wait(100);
  }
  return worker;
}

await main();
