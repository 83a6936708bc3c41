import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeJob, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 180_000 });

const docs = join(import.meta.dirname, '../../../../../docs');
const patience = { timeout: 120_000, interval: 100 };

let nimble: TestApp;
let folder: string;
let url: string;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
let program: ChildProcess | undefined;
beforeAll(async () => {
  nimble = await createTestApp({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  await nimble.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(nimble.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'nimble-order-'));
  admin = await signedInAdmin(nimble, 'Ordering');
  job = await activeJob(nimble, admin.token);
});
afterAll(async () => {
  if (program !== undefined) await end(program);
  await nimble.close();
  await rm(folder, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a person sets up under Settings, API. */
async function setUp(port: number): Promise<{ token: string; secret: string }> {
  const post = async (path: string, data: object) =>
    (await nimble.call('POST', path, { token: admin.token, body: { data } })).body.data;
  const permissions = { job: { view: true, update: true }, submission: { view: true, update: true } };
  const { secret: token } = await post('/api/api-tokens', {
    name: 'Applicant tracking',
    permissions,
    days: 30,
  });
  const events = [
    'invitation.sent',
    'invitation.opened',
    'submission.started',
    'submission.finished',
    'submission.reviewed',
    'submission.decided',
  ];
  const { secret } = await post('/api/webhooks', { url: `http://127.0.0.1:${port}/nimble`, events });
  return { token, secret };
}

/** The program of docs/api.md: its JavaScript blocks, one after the other. */
async function startProgram(environment: Record<string, string>): Promise<string[]> {
  const page = await readFile(join(docs, 'api.md'), 'utf8');
  const code = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
  const file = join(folder, 'order.mjs');
  await writeFile(file, code);
  const started = spawn(process.execPath, [file], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  program = started;
  const lines: string[] = [];
  createInterface(started.stdout).on('line', (line) => lines.push(line));
  return lines;
}

/** Runs tasks as they come, as a worker does. */
async function workUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await nimble.runTasks();
    await wait(100);
  }
}

/** The candidate opens the link of the email and answers on video, through the public calls. */
async function answer(link: string): Promise<void> {
  const shareToken = link.split('/').at(-1) ?? '';
  await fetch(`${url}/api/interviews/opened`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shareToken }),
  });
  const [film, resume] = [join(folder, 'answer.webm'), join(folder, 'cv.pdf')];
  await writeFile(film, recordedClip(1));
  await writeFile(resume, somePdf);
  await promisify(execFile)(process.execPath, [
    join(docs, 'examples/interview.ts'),
    url,
    shareToken,
    film,
    resume,
  ]);
}

test('the program of docs/api.md orders an interview and gets its result', async () => {
  const port = await freePort();
  const { token, secret } = await setUp(port);
  const environment = {
    NIMBLE_URL: url,
    NIMBLE_TOKEN: token,
    NIMBLE_SECRET: secret,
    NIMBLE_JOB: `${job.id}`,
    PORT: `${port}`,
  };
  const lines = await startProgram(environment);
  const says = (line: RegExp) =>
    expect.poll(() => lines, patience).toContainEqual(expect.stringMatching(line));
  await says(/^invitation \d+ is waiting$/);

  const stopping = new AbortController();
  const working = workUntil(stopping.signal);
  try {
    await says(/^invitation.sent of order-2$/);
    const [mail] = nimble.mails.filter(({ to }) => to === 'kim@example.com');
    await answer(mail?.action.url ?? '');
    await says(/^submission.finished of order-2$/);
    await says(/^result of order-2: /);
    const [, address = ''] =
      /^result of order-2: Ruth Example, pending, (\S+)$/m.exec(lines.join('\n')) ?? [];
    const guest = { headers: { authorization: `Bearer ${address.split('#')[1]}` } };
    const { data } = (await (await fetch(`${url}/api/guest`, guest)).json()) as GuestView;
    expect(data.candidates).toMatchObject([{ name: 'Ruth Example', answers: [{}, {}] }]);
    const film = await fetch(new URL(data.candidates[0]?.video.url ?? '', url));
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    await film.arrayBuffer();

    const [invitation] = await call('GET', '/api/invitations?externalId=order-2', token);
    expect(invitation).toMatchObject({ state: 'submitted', source: 'careers' });
    await call('PUT', `/api/submissions/${invitation?.submissionId}`, admin.token, { status: 'shortlisted' });
    await says(/^submission.decided of order-2$/);
  } finally {
    stopping.abort();
    // Waits for the end of running tasks, which the end of the server must not meet.
    await working;
  }
  expect(lines.filter((line) => line.includes(' of order-2')).map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining([
      'invitation.sent',
      'invitation.opened',
      'submission.started',
      'submission.finished',
    ]),
  );
  const forged = await fetch(`http://127.0.0.1:${port}/nimble`, {
    method: 'POST',
    headers: {
      'webhook-id': 'forged',
      'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
      'webhook-signature': 'v1,forged',
    },
    body: JSON.stringify({ type: 'submission.finished', data: { externalId: 'order-2', submissionId: 1 } }),
  });
  expect(forged.status).toBe(401);
});

type GuestView = { data: { candidates: { name: string; video: { url: string } }[] } };

async function call(method: 'GET' | 'PUT', path: string, token: string, data?: object) {
  const { status, body } = await nimble.call(method, path, { token, ...(data && { body: { data } }) });
  expect(status).toBe(200);
  return body.data;
}
