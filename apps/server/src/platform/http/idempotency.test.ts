import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../testing/figures/stored-state.ts';
import { activeJob, someQuestions } from '../../testing/journeys.ts';
import { addCompany, addPerson, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Person & { companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

const address = '/api/jobs/create-with-auth';
const newJob = (title: string) => ({
  data: {
    title,
    description: 'Bakes bread before the town wakes up.',
    type: 'full-time',
    experience: 'mid',
    currency: 'USD',
    status: 'active',
    questions: someQuestions,
  },
});

async function post(key: string, payload: object, { token } = admin as { token: string }, url = address) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const response = await nimble.app.inject({ method: 'POST', url, headers, payload });
  const isReplayed = response.headers['idempotency-replayed'] === 'true';
  return { status: response.statusCode, text: response.body, body: response.json(), isReplayed };
}

async function jobsNamed(title: string): Promise<number> {
  const { rows } = await nimble.pool.query('SELECT id FROM jobs WHERE title = $1', [title]);
  return rows.length;
}

test('the same call with the same key is answered the same and done once', async () => {
  const first = await post('one', newJob('Baker'));
  const again = await post('one', newJob('Baker'));
  expect(first).toMatchObject({ status: 200, isReplayed: false });
  expect(again).toMatchObject({ status: 200, isReplayed: true });
  expect(again.text).toBe(first.text);
  expect(await jobsNamed('Baker')).toBe(1);
  expect(await post('two', newJob('Baker'))).toMatchObject({ status: 200, isReplayed: false });
});

test('another body, another address and an unusable key are refused', async () => {
  await post('mine', newJob('Miller'));
  expect((await post('mine', newJob('Farmer'))).status).toBe(422);
  const job = await activeJob(nimble, admin.token);
  const invite = { data: { emails: ['somebody@example.com'] } };
  expect((await post('mine', invite, admin, `/api/jobs/${job.id}/invitations`)).status).toBe(422);
  for (const key of ['', ' ', 'x'.repeat(256), 'two words', 'ümlaut'])
    expect((await post(key, newJob('Farmer'))).status, key).toBe(400);
  expect(await jobsNamed('Farmer')).toBe(0);
});

test('many at once have one effect; callers meanwhile get 409 to retry, and then the answer', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => post('rush', newJob('Rusher'))));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(answers.filter(({ status, isReplayed }) => status === 200 && !isReplayed)).toHaveLength(1);
  expect(await jobsNamed('Rusher')).toBe(1);
  const later = await post('rush', newJob('Rusher'));
  expect(later).toMatchObject({ status: 200, isReplayed: true });
  expect(answers.filter(({ status }) => status === 200).every(({ text }) => text === later.text)).toBe(true);
});

test('a refusal is not kept, and leaves nothing behind', async () => {
  const shareToken = 'taken0123456';
  const withShareToken = { data: { ...newJob('Twin').data, shareToken } };
  await post('first-twin', withShareToken);
  expect((await post('second-twin', withShareToken)).status).toBe(409);
  await nimble.pool.query('DELETE FROM jobs WHERE share_token = $1', [shareToken]);
  expect(await post('second-twin', withShareToken)).toMatchObject({ status: 200, isReplayed: false });
  expect(await jobsNamed('Twin')).toBe(1);
});

test('an answer that cannot be kept rolls its effect back', async () => {
  await nimble.pool.query('ALTER TABLE kept_answers ADD CONSTRAINT none CHECK (false) NOT VALID');
  expect((await post('lost', newJob('Ghost'))).status).toBe(500);
  expect(await jobsNamed('Ghost')).toBe(0);
  const { rows } = await nimble.pool.query(`SELECT 1 FROM audit_events WHERE subject_name = 'Ghost'`);
  expect(rows).toEqual([]);
  await nimble.pool.query('ALTER TABLE kept_answers DROP CONSTRAINT none');
  expect(await post('lost', newJob('Ghost'))).toMatchObject({ status: 200, isReplayed: false });
});

test('keys are separate for each person, token and company', async () => {
  const other = await addPerson(nimble, admin.companyId, 'admin');
  const stranger = await addCompany(nimble);
  const body = { data: { name: 'Robot', permissions: newJobPermissions, days: 7 } };
  const made = await nimble.call('POST', '/api/api-tokens', { token: admin.token, body });
  const robot = { token: made.body.data.secret as string };
  for (const caller of [admin, other, stranger, robot])
    expect(await post('shared', newJob('Shared'), caller)).toMatchObject({ status: 200, isReplayed: false });
  expect(await jobsNamed('Shared')).toBe(4);
  expect(await post('shared', newJob('Shared'), robot)).toMatchObject({ isReplayed: true });
});
const newJobPermissions = { job: { view: true, create: true } };

test('a secret in a kept answer is encrypted', async () => {
  const payload = { data: { name: 'Robot', permissions: newJobPermissions, days: 7 } };
  const { body } = await post('secret', payload, admin, '/api/api-tokens');
  const again = await post('secret', payload, admin, '/api/api-tokens');
  expect(again.body.data.secret).toBe(body.data.secret);
  const { rows } = await nimble.pool.query('SELECT sealed_answer FROM kept_answers');
  for (const { sealed_answer } of rows) {
    expect(sealed_answer.toString('latin1')).not.toContain(body.data.secret);
    expect(sealed_answer.toString('latin1')).not.toContain('Baker');
  }
});

test('after a day the key is free again', async () => {
  await post('old', newJob('Yesterday'));
  await nimble.pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
  expect(await post('old', newJob('Yesterday'))).toMatchObject({ status: 200, isReplayed: false });
  expect(await post('old', newJob('Yesterday'))).toMatchObject({ status: 200, isReplayed: true });
});

test('answers are swept after a day, and no earlier', async () => {
  await post('swept', newJob('Swept'));
  await nimble.pool.query(`UPDATE kept_answers SET created_at = now() - interval '25 hours'`);
  await post('kept', newJob('Kept'));
  await nimble.pool.query(`SELECT graphile_worker.add_job('kept-answers.sweep')`);
  await nimble.runTasks();
  const { rows } = await nimble.pool.query('SELECT FROM kept_answers');
  expect(rows).toHaveLength(1);
  expect(await post('kept', newJob('Kept'))).toMatchObject({ status: 200, isReplayed: true });
});

test('a call whose answer was kept under a former secret is refused, and not done again', async () => {
  await post('former', newJob('Former'));
  await nimble.pool.query(
    `UPDATE kept_answers SET sealed_answer = decode(repeat('00', 60), 'hex')
     WHERE company_id = $1 AND key_hash = sha256('former')`,
    [admin.companyId],
  );
  expect(await post('former', newJob('Former'))).toMatchObject({
    status: 422,
    body: { error: { code: 'request.idempotency_key_unreadable' } },
  });
  expect(await jobsNamed('Former')).toBe(1);
  expect(await post('new', newJob('Former'))).toMatchObject({ status: 200, isReplayed: false });
});

test('every connection is released', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => post(`many-${index}`, newJob('Many'))));
  expect(nimble.pool.totalCount - nimble.pool.idleCount).toBe(0);
  expect(nimble.pool.waitingCount).toBe(0);
});

async function sendPdf(key: string, text: string) {
  const boundary = 'form-of-a-program';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;
  const payload = `${head}%PDF-1.4\n${text}\n%%EOF\r\n--${boundary}--\r\n`;
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'idempotency-key': key,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  const response = await nimble.app.inject({ method: 'POST', url: '/api/question-media', headers, payload });
  return { status: response.statusCode, id: response.json().data?.id };
}

test('a file is not compared with another one: each upload is kept', async () => {
  const [first, second] = [await sendPdf('file', 'First'), await sendPdf('file', 'Second, longer')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.id).not.toBe(first.id);
});

test('nothing is stored of an upload that the database does not know', async () => {
  await nimble.pool.query('ALTER TABLE question_media ADD CONSTRAINT none CHECK (false) NOT VALID');
  const before = await storedFiles(nimble.folder);
  expect((await sendPdf('lost-file', 'Lost')).status).toBe(500);
  await nimble.pool.query('ALTER TABLE question_media DROP CONSTRAINT none');
  const [left = ''] = (await storedFiles(nimble.folder)).filter((path) => !before.includes(path));
  const { rows } = await nimble.pool.query('SELECT storage_key FROM arriving_files');
  expect(rows.filter(({ storage_key }) => left.endsWith(storage_key))).toHaveLength(1);
});
