import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newSubmission, somePdf, someQuestions } from '../../testing/journeys.ts';
import { freePort, type NimbleProcess, startNimble } from '../../testing/servers/nimble-process.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from '../../testing/servers/test-database.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

// Starts a whole Nimble, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let database: TestDatabase;
let nimble: NimbleProcess;
let base: string;
/** Sent and received data that must never be in the log. */
const secrets = new Set<string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-log-'));
  await leaveOpen();
  database = await createTestDatabase();
  const port = await freePort();
  base = `http://localhost:${port}`;
  nimble = startNimble(['serve'], {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(database),
    PORT: `${port}`,
    METRICS_TOKEN: 'a token of the tests, long enough',
    LOG_LEVEL: 'debug',
  });
  await nimble.says('Nimble is ready');
});
afterAll(async () => {
  nimble.kill('SIGTERM');
  await nimble.ended;
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const old = 'files/takes/2024';

/** As earlier versions have left it. */
async function leaveOpen(): Promise<void> {
  await mkdir(join(folder, old), { recursive: true });
  await writeFile(join(folder, old, 'answer.webm'), 'an answer');
  for (const path of ['.', 'files', 'files/takes', old]) await chmod(join(folder, path), 0o755);
  await chmod(join(folder, old, 'answer.webm'), 0o644);
}

function secret(value: string): string {
  secrets.add(value);
  return value;
}

type Sent = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: FormData | Uint8Array<ArrayBuffer>;
};

async function send(method: string, path: string, { token, body, headers, raw }: Sent = {}) {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  });
  const text = await answer.text();
  // oxlint-disable-next-line typescript/no-explicit-any
  const found: any = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: answer.status, body: found };
}

/** The code behind the last slash of the link in the email to this person. */
async function mailedCode(address: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const { promise, resolve } = Promise.withResolvers<string>();
  await vi.waitFor(
    async () => {
      for (const name of await readdir(outbox)) {
        const mail = (await readFile(join(outbox, name), 'utf8')).replace(/=\r?\n/g, '');
        const code = /\/verify-account\/([\w-]+)/.exec(mail)?.[1];
        if (mail.includes(address) && code !== undefined) return resolve(code);
      }
      throw new Error('The mail has not come yet.');
    },
    { timeout: 30_000, interval: 100 },
  );
  return promise;
}

async function employer() {
  const email = secret('hildegard.winter@example.com');
  const password = secret('Secret12Winter');
  await send('POST', '/api/users-permissions/auth/custom-register', {
    body: { company: secret('Winterfeld Works'), username: secret('hildegardw'), email, password },
  });
  const verificationCode = secret(await mailedCode(email));
  const verified = await send('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode },
  });
  expect(verified.status).toBe(200);
  const { body } = await send('POST', '/api/users-permissions/user-login', {
    body: { identifier: email, password },
  });
  return secret(String(body.jwt));
}

async function interview(job: { id: number; shareToken: string; questions: { id: number }[] }) {
  const person = {
    ...newSubmission(job, secret('casey.quill@example.net')),
    candidateName: secret('Casey Quill'),
  };
  const begun = await send('POST', '/api/submissions', { body: { data: person } });
  const token = secret(String(begun.body.token));
  const form = new FormData();
  form.set('files', new Blob([somePdf], { type: 'application/pdf' }), secret('quill-resume.pdf'));
  await send('POST', '/api/interviews/current/resume', { token, raw: form });
  const takeId = randomUUID();
  const questionId = job.questions[0]?.id ?? 0;
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const tus = { 'tus-resumable': '1.0.0' };
  await send('POST', '/api/uploads/takes', {
    token,
    headers: {
      ...tus,
      'upload-defer-length': '1',
      'upload-metadata': `takeId ${encode(takeId)},questionId ${encode(`${questionId}`)},mimeType ${encode('video/webm')}`,
    },
  });
  const clip = recordedClip(1);
  await send('PATCH', `/api/uploads/takes/${takeId}`, {
    token,
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    raw: new Uint8Array(clip),
  });
  const sha256 = createHash('sha256').update(clip).digest('hex');
  const data = { question: questionId, take: takeId, sha256, fileSize: clip.length, duration: 1 };
  await send('POST', '/api/submission-responses', { token, body: { data } });
  await vi.waitFor(
    async () => {
      const { status, body } = await send('POST', '/api/interviews/current/submit', { token });
      expect(status).toBe(200);
      secret(String(body.data.personalToken));
    },
    { timeout: 30_000, interval: 200 },
  );
  return { submissionId: Number(begun.body.data.submission.id), person };
}

test('a whole interview and an employer’s work leave no personal data in the log', async () => {
  const token = await employer();
  const data = {
    title: 'Gardener',
    description: 'Grows things.',
    status: 'active',
    questions: someQuestions,
  };
  const made = await send('POST', '/api/jobs/create-with-auth', { token, body: { data } });
  const job = made.body.data;
  secret(String(job.shareToken));
  await send('GET', `/api/getPublicInterview/${job.shareToken}`);
  await send('GET', `/interview/${job.shareToken}?source=news`);
  const { submissionId, person } = await interview(job);
  await vi.waitFor(
    async () => {
      const { body } = await send('GET', `/api/submissions/${submissionId}`, { token });
      expect(body.data.status).toBe('pending');
      const address = new URL(String(body.data.compiled_video.url), base);
      secret(address.searchParams.get('signature') ?? 'no signature');
      expect((await send('GET', `${address.pathname}${address.search}`)).status).toBe(200);
    },
    { timeout: 60_000, interval: 300 },
  );
  const notes = secret('Talks calmly about compost.');
  await send('PUT', `/api/submissions/${submissionId}`, { token, body: { data: { notes, rating: 70 } } });
  await send('GET', `/api/submissions?filters[candidateEmail][$eq]=${person.candidateEmail}`, { token });
  // Refusals and faults are logged too.
  expect((await send('POST', '/api/submissions', { body: { data: person } })).status).toBe(409);
  await send('GET', `/api/submissions/${submissionId}`, { token: `${token}x` });
  await send('GET', `/api/files/1?expires=1&signature=${secret('forged-signature')}`);
  await send('GET', `/unknown/${secret('hildegard')}`);
  await database.pool.query('ALTER TABLE submissions RENAME COLUMN notes TO other');
  const broken = await send('PUT', `/api/submissions/${submissionId}`, { token, body: { data: { notes } } });
  await database.pool.query('ALTER TABLE submissions RENAME COLUMN other TO notes');

  const { status, body: metrics } = await send('GET', '/metrics', {
    token: 'a token of the tests, long enough',
  });
  expect(status).toBe(200);
  // Including the worker's own log.
  expect(metrics).toMatch(
    /nimble_task_seconds_count\{task="submissions.join",outcome="done",program="worker"\} 1/,
  );

  const log = await nimble.says('"route":"/api/submissions/:id"');
  expect(log).toMatch(/"reqId":"[0-9a-f-]{36}","method":"PATCH","route":"\/api\/uploads\/takes\/:takeId"/);
  expect(log).toContain('"msg":"task done"');
  expect(broken.status).toBe(500);
  expect(log).toContain('request failed');
  expect([...secrets].filter((one) => log.includes(one) || metrics.includes(one))).toEqual([]);
  for (const line of log.split('\n').filter((one) => one.startsWith('{')))
    expect(() => JSON.parse(line)).not.toThrow();
});

test('files of an interview are closed to other accounts on the disk, and older ones get closed', async () => {
  const archive = join(folder, 'backup.tar');
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl(database) };
  expect((await startNimble(['backup', archive], settings).ended).code).toBe(0);
  // Closed in parallel with other work.
  await vi.waitFor(() => stat(join(folder, '.private')), { timeout: 30_000, interval: 100 });
  const names = await readdir(folder, { recursive: true });
  const kinds = [/^secret$/, /^outbox\/.*\.eml$/, /^backup\.tar$/, /^files\/takes\/[^/]+$/];
  const more = [
    /^files\/videos\/[^/]+\.mp4$/,
    /^files\/videos\/[^/]+\.jpe?g$/,
    /^files\/resumes\//,
    /answer\.webm$/,
  ];
  for (const kind of [...kinds, ...more]) expect(names.filter((name) => kind.test(name))).not.toEqual([]);
  const modes = await Promise.all(
    ['.', ...names].map(async (name) => {
      const found = await stat(join(folder, name));
      return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`;
    }),
  );
  expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);

  await chmod(join(folder, 'files'), 0o755);
  const { code, output } = await startNimble(['doctor'], settings).ended;
  expect(output).toContain(`Other users of this machine can read ${join(folder, 'files')}.`);
  expect(code).toBe(1);
});
