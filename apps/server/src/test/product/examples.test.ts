import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attachSocket } from '../../platform/realtime/socket.ts';
import { activeJob, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 120_000 });

const example = (name: string) => join(import.meta.dirname, '../../../../../docs/examples', `${name}.ts`);
const run = async (name: string, ...given: string[]) =>
  (await promisify(execFile)(process.execPath, [example(name), ...given], { timeout: 110_000 })).stdout;

let nimble: TestApp;
let folder: string;
let url: string;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
let socket: ReturnType<typeof attachSocket>;
beforeAll(async () => {
  nimble = await createTestApp();
  const { sessions, socketWords } = nimble.dependencies;
  socket = attachSocket(nimble.app.server, { authenticate: sessions.authenticate, words: socketWords });
  await nimble.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(nimble.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'nimble-examples-'));
  admin = await signedInAdmin(nimble, 'Examples');
  job = await activeJob(nimble, admin.token);
});
afterAll(async () => {
  socket.close();
  await nimble.close();
  await rm(folder, { recursive: true });
});

/** Runs tasks as they come, as a worker does: the check of a recording is awaited. */
async function workUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await nimble.runTasks();
    await wait(100);
  }
}

test.each(['interview', 'films', 'events'])('%s without arguments shows its usage', async (name) => {
  await expect(run(name)).rejects.toThrow(`Usage: npx node docs/examples/${name}.ts URL `);
});

test('an interview is answered and its film saved as in docs/examples', async () => {
  const [film, resume] = [join(folder, 'answer.webm'), join(folder, 'cv.pdf')];
  await writeFile(film, recordedClip(1));
  await writeFile(resume, somePdf);
  const submitting = new AbortController();
  const working = workUntil(submitting.signal);
  const said = await run('interview', url, job.shareToken, film, resume).finally(() => submitting.abort());
  // Waits for the end of a running join, which the next tasks must not meet.
  await working;
  expect(said).toMatch(/^submission \d+ is processing\n$/);
  await nimble.runTasks();
  const { body } = await nimble.call('POST', '/api/api-tokens', {
    token: admin.token,
    body: { data: { name: 'Films', permissions: { submission: { view: true } }, days: 30 } },
  });
  expect(await run('films', url, body.data.secret, `${job.id}`, folder)).toMatch(/^\d+ Ruth Example\n$/);
  expect((await readdir(folder)).filter((name) => name.endsWith('.mp4'))).toHaveLength(1);
});

test('the example of an interview ends when a recording fails its check, and says why', async () => {
  const [film, resume] = [join(folder, 'broken.webm'), join(folder, 'cv.pdf')];
  await writeFile(film, 'no film');
  await writeFile(resume, somePdf);
  const ending = new AbortController();
  const working = workUntil(ending.signal);
  const ran = run('interview', url, job.shareToken, film, resume).finally(() => ending.abort());
  await expect(ran).rejects.toThrow('The check of a recording failed: recording.unreadable');
  await working;
});

test('events are received as in docs/examples', async () => {
  const listening = spawn(process.execPath, [example('events'), url, 'examples@example.com', 'Secret12']);
  const lines: string[] = [];
  createInterface(listening.stdout).on('line', (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: 60_000 }).toContain('listening');
  socket.deliver({
    name: 'job-updated',
    companyId: admin.companyId,
    event: { jobId: job.id, follows: 'job.saved' },
  });
  const expected = `job-updated ${JSON.stringify({ jobId: job.id, follows: 'job.saved' })}`;
  await expect.poll(() => lines, { timeout: 60_000 }).toContain(expected);
  const ended = once(listening, 'exit');
  listening.kill();
  await ended;
});

test('tus answers its supported protocol, as its clients ask', async () => {
  const answer = await fetch(`${url}/api/uploads/takes`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-defer-length,termination',
  });
});
