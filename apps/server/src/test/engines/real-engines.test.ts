import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from '@nimble/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createDependencies } from '../../dependencies.ts';
import { openDatabase, readElsewhere } from '../../platform/database/index.ts';
import { type Engines, startEngines } from '../../testing/engines/engines.ts';
import { runOn, urlOfPort } from '../../testing/engines/postgres-pair.ts';
import { missingPrograms } from '../../testing/engines/programs.ts';
import { createInstallation } from '../../testing/installation.ts';
import { newSubmission, somePdf, someQuestions } from '../../testing/journeys.ts';
import { interview, persistAt, send } from '../../testing/persistent-interview.ts';
import { freePort } from '../../testing/servers/nimble-process.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

const missing = missingPrograms();
const isWanted = process.env['REAL_ENGINES'] === 'on';
if (isWanted && missing.length > 0) throw new Error(`Install ${missing.join(', ')} first.`);

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const patience = { timeout: 300_000, interval: 100 };
const password = 'Secret-of-engines-1';

/** PostgreSQL with a synchronous standby, PgBouncer, Ceph and HAProxy, two web servers and two workers. */
describe.skipIf(!isWanted)('on real engines', () => {
  let engines: Engines;
  let installation: Awaited<ReturnType<typeof createInstallation>>;
  let folder: string;
  let admin: string;
  let job: { id: number; shareToken: string; questions: { id: number }[] };
  const sockets: Socket[] = [];
  const clip = recordedClip(1);
  /** Statuses of failed calls; 0: no answer. */
  const failures = new Map<number, number>();
  const persist = persistAt(
    () => engines.url,
    (status) => failures.set(status, (failures.get(status) ?? 0) + 1),
  );

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()];
    folder = await mkdtemp(join(tmpdir(), 'nimble-installation-'));
    engines = await startEngines(ports);
    const settings = { ...engines.settings, APP_SECRET: randomUUID(), STOP_DELAY: '2' };
    installation = await createInstallation(folder, settings, ports);
    const [first, ...others] = [...installation.webs, ...installation.workers];
    await first?.start();
    await addAdmin(settings);
    await Promise.all(others.map((one) => one.start()));
    const areUp = async () => (await Promise.all([0, 1].map(engines.proxy.sendsTo))).every(Boolean);
    await vi.waitUntil(areUp, patience);
    const body = { identifier: 'admin@example.com', password };
    const answer = await persist('/api/users-permissions/user-login', { method: 'POST', token: '', body });
    admin = ((await answer.json()) as { jwt: string }).jwt;
    job = await addJob();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await installation?.close();
    await engines?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function addAdmin(settings: Record<string, string>): Promise<void> {
    const opened = openDatabase({ connectionString: urlOfPort(engines.databasePort) }, 2);
    const config = { ...loadConfig(settings), secret: settings['APP_SECRET'] ?? '' };
    const onStandby = readElsewhere(opened.database, undefined);
    const { accounts } = createDependencies({ config, ...opened, onStandby });
    const person = { company: 'Engines', username: 'engines', email: 'admin@example.com', password };
    await accounts.addVerified(person);
    await opened.close();
  }

  async function addJob(): Promise<typeof job> {
    const data = {
      title: 'Engineer',
      description: 'Keeps engines running.',
      status: 'active',
      questions: someQuestions,
    };
    const call = { method: 'POST', token: admin, body: { data } };
    const { data: made } = (await (await persist('/api/jobs/create-with-auth', call)).json()) as {
      data: typeof job;
    };
    return made;
  }

  async function begin(): Promise<{ token: string; submissionId: number }> {
    const data = newSubmission(job, `${randomUUID()}@example.com`);
    const answer = await persist('/api/submissions', { method: 'POST', token: '', body: { data } });
    const { token, data: made } = (await answer.json()) as {
      token: string;
      data: { submission: { id: number } };
    };
    await attach(token);
    return { token, submissionId: made.submission.id };
  }

  /** Until a server has taken it: each is killed at some moment. */
  async function attach(token: string): Promise<void> {
    const form = new FormData();
    form.set('files', new Blob([somePdf], { type: 'application/pdf' }), 'resume.pdf');
    const headers = { authorization: `Bearer ${token}` };
    for (;;) {
      const call = { method: 'POST', headers, body: form };
      const answer = await fetch(`${engines.url}/api/interviews/current/resume`, call).catch(() => undefined);
      if (answer?.ok === true) return;
      await wait(100);
    }
  }

  /** Candidates record one after the other until `work` has ended. @returns their submissions, all of them acknowledged. */
  async function recordWhile(work: () => Promise<void>): Promise<number[]> {
    const submitted: number[] = [];
    let isOver = false;
    const candidates = [1, 2].map(async () => {
      while (!isOver) {
        const { token, submissionId } = await begin();
        const questionId = job.questions[0]?.id ?? 0;
        const onSlice = () => undefined;
        await interview(persist, { token, questionId, clip, slices: 8, onSlice });
        submitted.push(submissionId);
      }
    });
    await work().finally(() => {
      isOver = true;
    });
    await Promise.all(candidates);
    return submitted;
  }

  /** Nothing acknowledged is lost: each has its answer, is joined, and its film is read through the gateway. */
  async function expectJoined(submissionIds: readonly number[]): Promise<void> {
    expect(submissionIds.length).toBeGreaterThan(0);
    const list = submissionIds.join();
    const waiting = () =>
      runOn(
        engines.databasePort,
        `SELECT count(*)::int FROM submissions WHERE id IN (${list}) AND status <> 'pending'`,
      );
    await expect.poll(waiting, patience).toBe(0);
    const answer = await persist(`/api/submissions/${submissionIds[0]}`, { token: admin });
    const { data } = (await answer.json()) as { data: { compiled_video: { url: string } } };
    const part = await fetch(engines.url + data.compiled_video.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  }

  test('each process is killed in turn while candidates record', async () => {
    const submitted = await recordWhile(async () => {
      for (const member of [...installation.webs, ...installation.workers]) {
        await wait(2000);
        await member.kill();
        await wait(1000);
        await member.start();
      }
    });
    await expectJoined(submitted);
  });

  test('analytics are read on the standby, and know the last submission', async () => {
    const { standby } = engines.databases.ports;
    const reads = () =>
      runOn(standby, "SELECT xact_commit::int FROM pg_stat_database WHERE datname = 'nimble'");
    const before = Number(await reads());
    const answer = await persist('/api/analytics/list?timeRange=7d', { token: admin });
    const { funnelData } = (await answer.json()) as { funnelData: { count: number }[] };
    const began = await runOn(engines.databasePort, 'SELECT count(*)::int FROM submissions');
    expect(funnelData.map(({ count }) => count)).toContain(began);
    await expect.poll(async () => Number(await reads()) - before, patience).toBeGreaterThan(1);
  });

  test('sockets at both servers hear of a change', async () => {
    const heard = installation.webs.map(({ url }) => {
      const socket = io(url, { path: socketPath, auth: { token: admin }, transports: ['websocket'] });
      sockets.push(socket);
      return { socket, told: new Promise((resolve) => socket.once('job-updated', resolve)) };
    });
    await expect.poll(() => heard.every(({ socket }) => socket.connected), patience).toBe(true);
    const body = { data: { title: 'Engineer of engines' } };
    expect((await persist(`/api/jobs/${job.id}`, { method: 'PUT', token: admin, body })).status).toBe(200);
    await Promise.all(heard.map(({ told }) => told));
  });

  test('a rolling restart fails no call', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const readers = [1, 2].map(async () => {
      while (!isOver) {
        const { status } = await send(`${engines.url}/api/jobs`, { token: admin }).catch(() => ({
          status: 0,
        }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    for (const [index, web] of installation.webs.entries()) {
      expect(await web.stop()).toBe(0);
      await web.start();
      await expect.poll(() => engines.proxy.sendsTo(index), patience).toBe(true);
    }
    isOver = true;
    await Promise.all(readers);
    expect([...statuses.keys()]).toEqual([200]);
  });

  test('the object store is away for a minute', async () => {
    failures.clear();
    const submitted = await recordWhile(async () => {
      await wait(2000);
      await engines.store.stopGateway();
      await wait(60_000);
      await engines.store.startGateway();
      await wait(2000);
    });
    await expectJoined(submitted);
    expect([...failures.keys()].filter((status) => ![0, 503].includes(status))).toEqual([]);
  });

  test('the standby is promoted while candidates record', async () => {
    failures.clear();
    const submitted = await recordWhile(async () => {
      await wait(3000);
      await engines.databases.failOver();
      await engines.proxy.useStandby();
      await wait(5000);
    });
    await expectJoined(submitted);
    expect([...failures.keys()].filter((status) => ![0, 503].includes(status))).toEqual([]);
  });
});
