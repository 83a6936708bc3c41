import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from '@nimble/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OnEngines, startOnEngines } from '../../testing/engines/installation-on-engines.ts';
import { rowsOn, runOn } from '../../testing/engines/postgres-pair.ts';
import { whyNoEngines } from '../../testing/engines/programs.ts';
import { openRecordingCompany } from '../../testing/engines/recording-company.ts';
import { persistAt, send } from '../../testing/persistent-interview.ts';

const isWanted = process.env['REAL_ENGINES'] === 'on';
const missing = isWanted ? whyNoEngines() : undefined;
if (missing !== undefined) process.stdout.write(`${missing}\n`);

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const patience = { timeout: 300_000, interval: 100 };

/** PostgreSQL with a synchronous standby, PgBouncer, Ceph and HAProxy, two web servers and two workers. */
describe.skipIf(!isWanted || missing !== undefined)('on real engines', () => {
  let onEngines: OnEngines;
  let company: Awaited<ReturnType<typeof openRecordingCompany>>;
  const sockets: Socket[] = [];
  /** Statuses of failed calls; 0: no answer. */
  const failures = new Map<number, number>();
  const persist = persistAt(
    () => onEngines.engines.url,
    (status) => failures.set(status, (failures.get(status) ?? 0) + 1),
  );

  beforeAll(async () => {
    onEngines = await startOnEngines();
    company = await openRecordingCompany(onEngines, persist);
  });
  beforeEach(() => failures.clear());
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await onEngines?.close();
  });

  /** While others fail, every call is answered: it succeeds or says when to try again. */
  const expectOnly503 = () => expect([...failures.keys()].filter((status) => status !== 503)).toEqual([]);

  test('each process is killed in turn while candidates record', async () => {
    const { webs, workers, engines } = onEngines;
    const submitted = await company.recordWhile(async () => {
      const { pooler, proxy, databases, store } = engines;
      const behind = [pooler.process, proxy.process, databases.standby, store.gateway];
      for (const member of [...webs, ...workers, ...behind]) {
        await wait(2000);
        await member.kill();
        await wait(1000);
        await member.start();
      }
    });
    await company.expectStored(submitted);
  });

  test('what a transaction pooler breaks has connections of its own', async () => {
    const { pooler, databasePort } = onEngines.engines;
    await persist('/api/jobs', { token: company.token });
    const pooled = await pooler.serverPids();
    expect(pooled.length).toBeGreaterThan(0);
    const pidsOf = async (statement: string) =>
      (await rowsOn<{ pid: number }>(databasePort, statement)).map(({ pid }) => pid);
    const listening = await pidsOf("SELECT pid FROM pg_stat_activity WHERE query ILIKE 'listen %'");
    const locking = await pidsOf("SELECT pid FROM pg_locks WHERE locktype = 'advisory'");
    for (const own of [listening, locking]) {
      expect(new Set(own).size).toBeGreaterThan(1);
      expect(own.filter((pid) => pooled.includes(pid))).toEqual([]);
    }
  });

  /** How many transactions the standby carries out meanwhile. */
  async function readsOfStandby(work: () => Promise<void>): Promise<void> {
    const statement = "SELECT xact_commit::int FROM pg_stat_database WHERE datname = 'nimble'";
    const reads = async () => Number(await runOn(onEngines.engines.databases.ports.standby, statement));
    const before = await reads();
    await work();
    // One is that of counting them.
    await expect.poll(async () => (await reads()) - before, patience).toBeGreaterThan(1);
  }

  async function expectAnalyticsOfNow(): Promise<void> {
    const answer = await persist('/api/analytics/list?timeRange=7d', { token: company.token });
    const { funnelData } = (await answer.json()) as { funnelData: { count: number }[] };
    const began = await runOn(onEngines.engines.databasePort, 'SELECT count(*)::int FROM submissions');
    expect(funnelData.map(({ count }) => count)).toContain(began);
  }

  async function expectExportOfNow(): Promise<void> {
    const query = { 'filters[status][$eq]': 'pending' };
    const call = { method: 'POST', token: company.token, body: { data: { format: 'csv', query } } };
    expect((await persist('/api/exports', call)).status).toBe(200);
    const { databasePort } = onEngines.engines;
    const state = () => runOn(databasePort, 'SELECT state FROM exports ORDER BY id DESC LIMIT 1');
    await expect.poll(state, patience).toBe('ready');
    const found = await runOn(databasePort, "SELECT count(*)::int FROM submissions WHERE status = 'pending'");
    const contained = 'SELECT cardinality(contained_ids) FROM exports ORDER BY id DESC LIMIT 1';
    expect(await runOn(databasePort, contained)).toBe(found);
  }

  test('analytics and exports are read on the standby, and know the last submission', async () => {
    await readsOfStandby(expectAnalyticsOfNow);
    await readsOfStandby(expectExportOfNow);
  });

  test('sockets at both servers hear of a change', async () => {
    const heard = onEngines.webs.map(({ url }) => {
      const auth = { token: company.token };
      const socket = io(url, { path: socketPath, auth, transports: ['websocket'] });
      sockets.push(socket);
      return { socket, told: new Promise((resolve) => socket.once('job-updated', resolve)) };
    });
    await expect.poll(() => heard.every(({ socket }) => socket.connected), patience).toBe(true);
    const call = { method: 'PUT', token: company.token, body: { data: { title: 'Engineer of engines' } } };
    expect((await persist(`/api/jobs/${company.job.id}`, call)).status).toBe(200);
    await Promise.all(heard.map(({ told }) => told));
  });

  test('a rolling restart fails no call, of those who read and of candidates who record', async () => {
    const statuses = new Set<number>();
    let isOver = false;
    const read = async () => {
      const call = send(`${onEngines.engines.url}/api/jobs`, { token: company.token });
      statuses.add((await call.catch(() => ({ status: 0 }))).status);
    };
    const readers = [1, 2].map(async () => {
      while (!isOver) await read();
    });
    const submitted = await company.recordWhile(async () => {
      for (const worker of onEngines.workers) {
        expect(await worker.stop()).toBe(0);
        await worker.start();
      }
      for (const [index, web] of onEngines.webs.entries()) {
        expect(await web.stop()).toBe(0);
        await web.start();
        await onEngines.untilCalled(index);
      }
    });
    isOver = true;
    await Promise.all(readers);
    expect([...statuses, ...failures.keys()]).toEqual([200]);
    await company.expectStored(submitted);
  });

  test('the object store is away for a minute', async () => {
    const { gateway } = onEngines.engines.store;
    const submitted = await company.recordWhile(async () => {
      await wait(2000);
      await gateway.kill();
      await wait(60_000);
      await gateway.start();
      await wait(2000);
    });
    await company.expectStored(submitted);
    expectOnly503();
  });

  test('the standby is promoted while candidates record', async () => {
    const submitted = await company.recordWhile(async () => {
      await wait(3000);
      await onEngines.engines.databases.failOver();
      await onEngines.engines.proxy.useStandby();
      await wait(5000);
    });
    await company.expectStored(submitted);
    expectOnly503();
    // Their address leads to a server that is no longer a standby.
    await expectAnalyticsOfNow();
    await expectExportOfNow();
  });
});
