import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from './testing/journeys.ts';
import { freePort, type NimbleProcess, startNimble } from './testing/nimble-process.ts';
import { recordedClip } from './testing/submitted-interview.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { databaseUrl } from './testing/test-database.ts';

// Each kill is followed by the start of a whole process, which takes its time on a small machine with other work.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const kills = 20;
const candidates = 5;
/** Longest time after bytes were acknowledged that a process lives, milliseconds: less than a slice takes, or more. */
const longestLife = 200;
const patience = { timeout: 120_000, interval: 50 };

type Member = { command: 'web' | 'worker'; port: number; running: NimbleProcess };

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let members: Member[];
let clip: Buffer;

beforeAll(async () => {
  nimble = await createTestApp();
  job = await activeJob(nimble, (await signedInAdmin(nimble, 'Unlucky')).token);
  clip = recordedClip(1);
  members = [];
  for (const command of ['web', 'web', 'worker'] as const) {
    const port = await freePort();
    members.push({ command, port, running: start(command, port) });
  }
});
afterAll(async () => {
  for (const { running } of members) running.kill('SIGKILL');
  await Promise.all(members.map(({ running }) => running.ended));
  await nimble.close();
});

/** All share the folder and the database of the test, and answer at the same port again after each kill. */
function start(command: Member['command'], port: number): NimbleProcess {
  return startNimble([command], {
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: nimble.folder,
    DATABASE_URL: databaseUrl(nimble),
    APP_SECRET: nimble.config.secret,
    RATE_LIMITS: 'off',
    PLAN_ENFORCEMENT: 'off',
    // Those that start later compile nothing anew.
    NODE_COMPILE_CACHE: join(nimble.folder, 'compiled'),
  });
}

type Call = { method: string; token: string; headers?: Record<string, string>; body?: Buffer | object };

/** As a browser: whatever goes wrong, the call is made again, here at the next server. */
async function persist(path: string, { method, token, headers, body }: Call): Promise<Response> {
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  const json = isJson && { 'content-type': 'application/json' };
  const payload = isJson ? JSON.stringify(body) : body && new Uint8Array(body as Buffer);
  for (let turn = randomInt(2); ; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${members[turn % 2]?.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...json, ...headers },
      ...(payload !== undefined && { body: payload }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await wait(20);
  }
}

const tus = { 'tus-resumable': '1.0.0' };
const takes = '/api/uploads/takes';

/** A recording that no other is equal to: the same clip, and behind it an element of WebM that says nothing. */
function recording(): Buffer {
  const filling = randomBytes(randomInt(50_000, 400_000));
  const head = Buffer.from([0xec, 0x10, 0, 0, 0]);
  head.writeUInt32BE(0x10_00_00_00 + filling.length, 1);
  return Buffer.concat([clip, head, filling]);
}

async function begin(token: string, questionId: number): Promise<string> {
  const take = randomUUID();
  const about = { takeId: take, questionId: `${questionId}`, mimeType: 'video/webm' };
  const metadata = Object.entries(about).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': metadata.join() };
  expect((await persist(takes, { method: 'POST', token, headers })).status).toBe(201);
  return take;
}

/** Sends slices of any size; after each the server is asked how far it is. */
async function send(token: string, take: string, bytes: Buffer, onAcknowledged: () => void): Promise<void> {
  const url = `${takes}/${take}`;
  for (let offset = 0; offset < bytes.length; ) {
    const body = bytes.subarray(offset, offset + randomInt(10_000, 80_000));
    const type = 'application/offset+octet-stream';
    const headers = { ...tus, 'upload-offset': `${offset}`, 'content-type': type };
    await persist(url, { method: 'PATCH', token, headers, body });
    const head = await persist(url, { method: 'HEAD', token, headers: tus });
    const arrived = Number(head.headers.get('upload-offset'));
    // What was acknowledged once is never taken back.
    expect(arrived).toBeGreaterThanOrEqual(offset);
    offset = arrived;
    onAcknowledged();
  }
}

test('twenty kills at random while candidates record lose no byte of what was accepted', async () => {
  const accepted = new Map<string, { sha256: string; bytes: Buffer }>();
  let killed = 0;
  let acknowledged = Promise.withResolvers<void>();
  const onAcknowledged = () => acknowledged.resolve();

  const record = async (who: string) => {
    for (let round = 0; killed < kills; round += 1) {
      const { token } = await begunInterview(nimble, job, `${who}-${round}@example.com`);
      for (const { id } of job.questions) {
        const bytes = recording();
        const take = await begin(token, id);
        await send(token, take, bytes, onAcknowledged);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const data = { question: id, take, sha256, fileSize: bytes.length, duration: 1 };
        const call = { method: 'POST', token, body: { data } };
        expect((await persist('/api/submission-responses', call)).status).toBe(200);
        accepted.set(take, { sha256, bytes });
      }
    }
  };
  const interviews = Array.from({ length: candidates }, (_, index) => record(`candidate-${index}`));
  while (killed < kills) {
    acknowledged = Promise.withResolvers();
    // Who is killed has been at work since the kill before.
    await Promise.race([acknowledged.promise, Promise.all(interviews)]);
    await wait(Math.random() * longestLife);
    const member = members[randomInt(members.length)];
    if (member === undefined) continue;
    member.running.kill('SIGKILL');
    await member.running.ended;
    member.running = start(member.command, member.port);
    killed += 1;
  }
  await Promise.all(interviews);

  const states = async () =>
    (await nimble.pool.query('SELECT DISTINCT processing_status AS state FROM responses')).rows;
  // As if some seconds had passed: what a dead worker holds is given back at once.
  await nimble.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute' WHERE locked_by IS NOT NULL",
  );
  await expect.poll(states, patience).toEqual([{ state: 'ready' }]);
  const { rows } = await nimble.pool.query<{ take: string; sha256: string }>(
    "SELECT take_id AS take, encode(sha256, 'hex') AS sha256 FROM responses",
  );
  expect(rows.length).toBeGreaterThanOrEqual(candidates * job.questions.length);
  expect(new Map(rows.map(({ take, sha256 }) => [take, sha256]))).toEqual(
    new Map([...accepted].map(([take, { sha256 }]) => [take, sha256])),
  );
  for (const [take, { bytes }] of accepted)
    expect((await readFile(join(nimble.folder, 'files/takes', take))).equals(bytes), take).toBe(true);
});
