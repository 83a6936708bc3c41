import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from '@nimble/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInstallation } from '../../testing/installation.ts';
import { activeJob, attachResume, begunInterview, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import {
  beginTake,
  type Call,
  interview,
  persistAt,
  send,
  sliceHeaders,
  takesPath,
} from '../../testing/persistent-interview.ts';
import { type Balancer, startBalancer } from '../../testing/servers/balancer.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { databaseUrl } from '../../testing/servers/test-database.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

// Each test starts whole processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const interviews = 3;
const slices = 8;
const patience = { timeout: 120_000, interval: 50 };
/** Hundreds of calls for each restart, and time for the servers to start in. */
const betweenCallsMilliseconds = 25;

let store: S3Server;
let nimble: TestApp;
let installation: Awaited<ReturnType<typeof createInstallation>>;
let balancer: Balancer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
let candidates: { token: string; submissionId: number }[];
const clip = recordedClip(1);
const sockets: Socket[] = [];

beforeAll(async () => {
  store = await startS3Server();
  nimble = await createTestApp(store.settings);
  admin = await signedInAdmin(nimble, 'Everywhere');
  job = await activeJob(nimble, admin.token);
  candidates = [];
  for (let index = 0; index < interviews + 1; index += 1) {
    const begun = await begunInterview(nimble, job, `candidate-${index}@example.com`);
    await attachResume(nimble, begun.token, somePdf);
    candidates.push(begun);
  }
  installation = await createInstallation(nimble.folder, {
    ...store.settings,
    DATABASE_URL: databaseUrl(nimble),
    APP_SECRET: nimble.config.secret,
    STOP_DELAY: '3',
  });
  const { webs, workers } = installation;
  await Promise.all([...webs, ...workers].map((one) => one.start()));
  balancer = await startBalancer(webs.map(({ url }) => url));
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await balancer.close();
  await installation.close();
  await nimble.close();
  await store.close();
});

let turn = 0;
/** Like a browser whose load balancer picks another server each time, and that retries any failure. */
const persist = persistAt(() => {
  turn += 1;
  return installation.webs[turn % 2]?.url ?? '';
});

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  return (await nimble.pool.query<Row>(statement)).rows;
}

/** The number of running tasks. On a fast machine all may be done: then a video is joined again. */
async function atWork(): Promise<number> {
  const [counted] = await rowsOf<{ tasks: number; busy: number; open: number }>(
    `SELECT count(*) AS tasks, count(locked_by) AS busy,
       (SELECT count(*) FROM submissions WHERE status = 'uploading') AS open
     FROM graphile_worker._private_jobs`,
  );
  // The last candidate belongs to another test.
  if (counted?.tasks === 0 && counted.open === 1) await joinAgain();
  return counted?.busy ?? 0;
}

async function joinAgain(): Promise<void> {
  const path = `/api/submissions/compile/${candidates[0]?.submissionId}`;
  expect((await persist(path, { method: 'POST', token: admin.token })).status).toBe(200);
}

/** As if some seconds had passed: tasks of dead workers are given back at once. */
async function letTimePass(): Promise<void> {
  await nimble.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute' WHERE locked_by IS NOT NULL",
  );
}

/** A browser of the workspace, which reconnects by itself. */
async function openBrowser(url: string): Promise<Socket> {
  const socket = io(url, {
    path: socketPath,
    auth: { token: admin.token },
    transports: ['websocket'],
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  // After the server's own disconnect the client does not reconnect by itself; the workspace makes it.
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Resolves when a browser gets a message about a submission, or a step of it, with this text. */
function hear(browser: Socket, words: object): Promise<void> {
  return new Promise((resolve) => {
    browser.onAny((_name: string, event: object) => {
      if (Object.entries(words).every(([key, value]) => event[key as keyof typeof event] === value))
        resolve();
    });
  });
}

test('whichever process is killed, no interview fails, no task is lost, and browsers are informed', async () => {
  const { webs, workers } = installation;
  // Each at a different server, which is killed during its work.
  const browsers = await Promise.all(webs.map(({ url }) => openBrowser(url)));
  const killed: Promise<void>[] = [];
  const killAndStart = async (member: (typeof webs)[number]) => {
    await member.kill();
    await member.start();
  };
  const questionId = job.questions[0]?.id ?? 0;
  let sent = 0;
  const onSlice = () => {
    sent += 1;
    if (sent === 4) killed.push(killAndStart(webs[0]));
    // Only once the other one answers again, so that one is always left.
    if (sent === 12) killed.push(Promise.all(killed).then(() => killAndStart(webs[1])));
  };
  const talking = Promise.all(
    candidates
      .slice(0, interviews)
      .map(({ token }) => interview(persist, { token, questionId, clip, slices, onSlice })),
  );
  // While the answers are checked and joined.
  for (const worker of workers) {
    await expect.poll(atWork, { ...patience, interval: 5 }).toBeGreaterThan(0);
    await worker.kill();
    await letTimePass();
    await worker.start();
  }
  await talking;
  await Promise.all(killed);

  const states = () =>
    rowsOf<{ status: string }>(`SELECT status FROM submissions ORDER BY id LIMIT ${interviews}`);
  await expect
    .poll(states, patience)
    .toEqual(Array.from({ length: interviews }, () => ({ status: 'pending' })));
  await expect.poll(() => rowsOf('SELECT id FROM graphile_worker._private_jobs'), patience).toEqual([]);
  for (const { submissionId } of candidates.slice(0, interviews)) {
    for (const { url } of webs) {
      const found = await send(`${url}/api/submissions/${submissionId}`, { token: admin.token });
      const { data } = (await found.json()) as { data: { compiled_video: { url: string } } };
      // Signed by one process, read from another.
      const other = webs.find((web) => web.url !== url)?.url ?? '';
      const part = await fetch(other + data.compiled_video.url, { headers: { range: 'bytes=4-7' } });
      expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    }
  }
  expect(await store.filesIn('takes')).toHaveLength(interviews);
  expect(await store.filesIn('videos')).toHaveLength(interviews * 2);
  expect(await rowsOf('SELECT take_id FROM take_slices')).toEqual([]);

  await expect.poll(() => browsers.every(({ connected }) => connected), patience).toBe(true);
  const submissionId = candidates[0]?.submissionId;
  // Events of one server, and of a worker.
  const told = browsers.map((browser) => hear(browser, { submissionId, status: 'shortlisted' }));
  const body = { data: { status: 'shortlisted' } };
  await send(`${webs[0].url}/api/submissions/${submissionId}`, { method: 'PUT', token: admin.token, body });
  await Promise.all(told);
  const joined = browsers.map((browser) => hear(browser, { submissionId, task: 'join', state: 'done' }));
  await joinAgain();
  await Promise.all(joined);
});

test('a rolling restart of web servers under load fails no call', async () => {
  const { webs } = installation;
  await expect.poll(() => webs.every(({ url }) => balancer.sendsTo(url)), patience).toBe(true);
  const answers = new Map<string, number>();
  const count = async (what: string, call: Promise<Response>) => {
    const outcome = await call.then(
      async (answer) => {
        const said = await answer.text();
        return `${what} ${answer.status}${answer.ok ? '' : ` ${said}`}`;
      },
      (error: Error) => `${what} ${error.message}`,
    );
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
  };
  const path = (call: string) => balancer.url + call;
  const candidate = candidates.at(-1)?.token ?? '';
  const toBalancer = (call: string, options: Call) => send(path(call), options);
  const take = await beginTake(toBalancer, candidate, job.questions[0]?.id ?? 0);
  let offset = 0;
  const load = {
    read: () => count('read', send(path('/api/jobs'), { token: admin.token })),
    write: () => {
      const body = { data: { title: `Engineer ${randomUUID()}` } };
      return count('write', send(path(`/api/jobs/${job.id}`), { method: 'PUT', token: admin.token, body }));
    },
    slice: () => {
      const call = {
        method: 'PATCH',
        token: candidate,
        headers: sliceHeaders(offset),
        body: Buffer.alloc(1000),
      };
      offset += 1000;
      return count('slice', send(path(`${takesPath}/${take}`), call));
    },
  };
  let isOver = false;
  const working = [load.read, load.write, load.slice].map(async (work) => {
    while (!isOver) {
      await work();
      await wait(betweenCallsMilliseconds);
    }
  });
  const browser = await openBrowser(balancer.url);
  let returns = 0;
  browser.on('connect', () => (returns += 1));
  for (const web of webs) {
    expect(await web.stop()).toBe(0);
    await web.start();
    await expect.poll(() => balancer.sendsTo(web.url), patience).toBe(true);
  }
  isOver = true;
  await Promise.all(working);
  expect([...answers.keys()].sort()).toEqual(['read 200', 'slice 204', 'write 200']);
  expect(Math.min(...answers.values())).toBeGreaterThan(10);

  await expect.poll(() => browser.connected, patience).toBe(true);
  expect(returns).toBeGreaterThan(0);
  const told = new Promise<unknown>((resolve) => browser.once('job-updated', resolve));
  await load.write();
  expect(await told).toMatchObject({ jobId: job.id });
});
