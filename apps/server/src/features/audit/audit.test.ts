import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number; userId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Writers');
});
afterAll(() => nimble.close());

async function eventsOf(query = '', token = admin.token) {
  const { body } = await nimble.call('GET', `/api/audit-events${query}`, { token });
  return body.data as { action: string; subject: object; details: object; actor: object; address: string }[];
}

const actionsOf = async (query = '') => (await eventsOf(query)).map((event) => event.action);

test('logs who changed which job, how and from where', async () => {
  const job = await activeJob(nimble, admin.token, 'Writer');
  const address = `/api/jobs/${job.id}`;
  const change = (data: object) => nimble.call('PUT', address, { token: admin.token, body: { data } });
  await change({ status: 'paused', title: 'Author' });
  await nimble.call('DELETE', address, { token: admin.token });
  const about = `?filters[subject][$eq]=job&filters[subjectId][$eq]=${job.id}`;
  expect(await actionsOf(about)).toEqual(['job.deleted', 'job.changed', 'job.status_changed', 'job.created']);
  expect((await eventsOf(about))[2]).toMatchObject({
    actor: { id: admin.userId, name: 'writers' },
    subject: { id: job.id, name: 'Writer' },
    details: { from: 'active', to: 'paused' },
    address: '127.0.0.1',
  });
});

test('a saved form names only the changed fields', async () => {
  const job = await activeJob(nimble, admin.token);
  const address = `/api/jobs/${job.id}/with-questions`;
  const { body } = await nimble.call('GET', `/api/jobs/${job.id}`, { token: admin.token });
  const { title, description, type, experience, currency, questions } = body.data;
  const form = { title, description, type, experience, currency, questions, department: '', deadline: null };
  const save = (changes: object) =>
    nimble.call('PUT', address, { token: admin.token, body: { data: { ...form, ...changes } } });
  expect((await save({})).status).toBe(200);
  expect((await save({ salary: '50,000', questions: questions.toReversed() })).status).toBe(200);
  const about = `?filters[action][$eq]=job.changed&filters[subjectId][$eq]=${job.id}`;
  expect((await eventsOf(about)).map(({ details }) => details)).toEqual([{ fields: 'salary, questions' }]);
});

test('a refused change leaves no event', async () => {
  const job = await activeJob(nimble, admin.token);
  const data = { status: 'draft' };
  const { status } = await nimble.call('PUT', `/api/jobs/${job.id}`, { token: admin.token, body: { data } });
  expect(status).toBe(422);
  expect(await actionsOf(`?filters[subjectId][$eq]=${job.id}&filters[subject][$eq]=job`)).toEqual([
    'job.created',
  ]);
});

test('a review is logged without any words about the candidate', async () => {
  const job = await activeJob(nimble, admin.token);
  const { submissionId } = await begunInterview(nimble, job, 'private.person@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  const address = `/api/submissions/${submissionId}`;
  await nimble.call('PUT', address, {
    token: admin.token,
    body: { data: { status: 'shortlisted', rating: 80, notes: 'A private remark' } },
  });
  await nimble.call('DELETE', address, { token: admin.token });
  const events = await eventsOf('?filters[subject][$eq]=submission');
  expect(events.map((event) => event.action)).toEqual([
    'submission.deleted',
    'submission.note_changed',
    'submission.scored',
    'submission.status_changed',
  ]);
  expect(JSON.stringify(events)).not.toMatch(/private|casey/i);
});

test('another company sees none of it', async () => {
  const stranger = await signedInAdmin(nimble, 'Others');
  expect(await eventsOf(`?filters[actorId][$eq]=${admin.userId}`, stranger.token)).toEqual([]);
});

describe('the log is append-only', () => {
  const change = (table: 'update' | 'delete' | 'truncate') =>
    ({
      update: () => nimble.database.updateTable('audit_events').set({ subject_name: 'forged' }).execute(),
      delete: () => nimble.database.deleteFrom('audit_events').execute(),
      truncate: () => nimble.pool.query('TRUNCATE audit_events'),
    })[table]();

  test.each(['update', 'delete', 'truncate'] as const)('%s is refused by the database', async (how) => {
    await expect(change(how)).rejects.toThrow('append-only');
  });

  test('it is deleted only with its company', async () => {
    const { companyId, token } = await signedInAdmin(nimble, 'Leavers');
    await activeJob(nimble, token);
    await nimble.database.deleteFrom('companies').where('id', '=', companyId).execute();
    const left = await nimble.database
      .selectFrom('audit_events')
      .select('id')
      .where('company_id', '=', companyId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('as CSV', () => {
  test('holds the events of some days alone', async () => {
    const filler = await signedInAdmin(nimble, 'Diarists');
    await nimble.pool.query(
      `INSERT INTO audit_events (company_id, action, subject_id, subject_name, created_at)
       SELECT $1, 'job.changed', n, 'job ' || n, '2026-05-01T12:00:00Z'::timestamptz + n * interval '1 day'
       FROM generate_series(0, 9) n`,
      [filler.companyId],
    );
    const days =
      'filters[createdAt][$gte]=2026-05-03T00:00:00.000Z&filters[createdAt][$lt]=2026-05-05T00:00:00.000Z';
    const events = await eventsOf(`?${days}`, filler.token);
    expect(events.map(({ subject }) => subject)).toMatchObject([{ name: 'job 3' }, { name: 'job 2' }]);
    const { body } = await nimble.call('GET', `/api/audit-events/export?${days}`, { token: filler.token });
    expect((body as string).trim().split('\n')).toHaveLength(3);
  });

  test('holds every event across many reads, each once', async () => {
    const filler = await signedInAdmin(nimble, 'Fillers');
    await nimble.pool.query(
      `INSERT INTO audit_events (company_id, action, subject_id, subject_name)
       SELECT $1, 'job.changed', n, 'job ' || n FROM generate_series(1, 2500) n`,
      [filler.companyId],
    );
    const address = '/api/audit-events/export?filters[action][$eq]=job.changed';
    const { body, headers } = await nimble.call('GET', address, { token: filler.token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = (body as string).trim().split('\n');
    expect(lines[0]).toContain('time,action,actor_id');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[4])).size).toBe(2500);
  });

  test('has its columns in the language of the call', async () => {
    const { body } = await nimble.call('GET', '/api/audit-events/export', {
      token: admin.token,
      headers: { 'accept-language': 'de' },
    });
    expect((body as string).split('\n')[0]).toBe(
      '\uFEFFZeit;Aktion;Person-ID;Person;Gegenstand-ID;Gegenstand;Einzelheiten;IP-Adresse;API-Token',
    );
  });

  test('contains no formulas for a spreadsheet', async () => {
    await activeJob(nimble, admin.token, '=HYPERLINK("http://x")');
    const { body } = await nimble.call('GET', '/api/audit-events/export', { token: admin.token });
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  test('refuses an unknown filter', async () => {
    const { status } = await nimble.call('GET', '/api/audit-events/export?filters[secret][$eq]=1', {
      token: admin.token,
    });
    expect(status).toBe(400);
  });
});
