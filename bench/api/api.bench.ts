import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { cpuMilliseconds, residentMegabytes } from './process-tree.ts';
import { benchUser, seed, type Seeded } from './seed.ts';

/**
 * Load on the real server over a seeded database: `node bench/api/api.bench.ts [seconds per case]`. CPU is that of the
 * whole process tree, PostgreSQL included, so the figures can be compared between machines that are busy otherwise.
 */
const connections = 16;
const seconds = Number(process.argv[2] ?? 5);
const warmUpSeconds = 2;

type Case = { name: string; aim: number; request: Partial<autocannon.Request> };

function cases({ jobId, shareToken, submissionId }: Seeded): Case[] {
  let sent = 0;
  return [
    {
      name: 'jobs, page of 12',
      aim: 0.5,
      request: { path: '/api/jobs?page=1&pageSize=12&populate=questions' },
    },
    {
      name: 'submissions, page of 10 with job',
      aim: 0.5,
      request: { path: '/api/submissions?page=1&pageSize=10&populate=job&sort=createdAt:desc' },
    },
    {
      name: 'submissions, name contains smith',
      aim: 0.8,
      request: { path: '/api/submissions?filters[candidateName][$containsi]=smith&populate=job' },
    },
    { name: 'one submission', aim: 0.5, request: { path: `/api/submissions/${submissionId}` } },
    {
      name: 'create a submission',
      aim: 0.8,
      request: {
        method: 'POST',
        path: '/api/submissions',
        setupRequest: (request) => {
          sent += 1;
          return {
            ...request,
            body: JSON.stringify(newSubmission(jobId, shareToken, `bench${sent}@example.com`)),
          };
        },
      },
    },
  ];
}

function newSubmission(job: number, shareToken: string, candidateEmail: string) {
  const screen = { width: 1280, height: 720, colorDepth: 24 };
  return {
    data: {
      candidateName: 'Bench Smith',
      candidateEmail,
      job,
      shareToken,
      deviceInfo: { timestamp: new Date().toISOString() },
      browserInfo: {
        userAgent: 'bench',
        language: 'en',
        platform: 'bench',
        cookieEnabled: true,
        onLine: true,
        screen,
      },
      consentVersion: '2026-11-01',
    },
  };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bench-'));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  const seeded = await seed(opened.pool);
  await opened.close();
  const port = await freePort();
  const { host = '', user, database } = running.connection;
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../apps/server/src/main.ts'), 'serve'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: `${port}`,
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        RATE_LIMITS: 'off',
      },
    },
  );
  try {
    const url = `http://localhost:${port}`;
    const token = await signIn(url);
    const roots = [server.pid ?? 0, running.pid()];
    const rows = [];
    for (const one of cases(seeded)) rows.push(await measure(url, token, one, roots));
    console.table(rows);
    console.log(`Memory of the whole process tree: ${(await residentMegabytes(roots)).toFixed(0)} MB`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, token: string, { name, aim, request }: Case, roots: number[]) {
  const options = {
    url,
    connections,
    requests: [
      { ...request, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } },
    ],
  };
  await autocannon({ ...options, duration: warmUpSeconds });
  const before = await cpuMilliseconds(roots);
  const result = await autocannon({ ...options, duration: seconds });
  const cpu = (await cpuMilliseconds(roots)) - before;
  const total = result.requests.total;
  return {
    case: name,
    'req/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'CPU ms': Number((cpu / total).toFixed(3)),
    aim,
    'CPU/aim': Number((cpu / total / aim).toFixed(2)),
    failed: result.non2xx + result.errors,
  };
}

async function signIn(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/users-permissions/user-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: benchUser.email, password: benchUser.password }),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { jwt: string }).jwt;
    await wait(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

await main();
