import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson, addRole } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
let recruiter: Awaited<ReturnType<typeof addPerson>>;
let viewer: Awaited<ReturnType<typeof addPerson>>;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Viewers');
  job = await activeJob(nimble, admin.token, 'Baker');
  const role = await addRole(nimble, admin.companyId, { submission: { view: true }, job: { view: true } });
  recruiter = await addPerson(nimble, admin.companyId, role);
  viewer = await addPerson(nimble, admin.companyId, 'viewer');
});
afterAll(() => nimble.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, data?: object, token = recruiter.token) =>
  nimble.call(method, url, { token, ...(data && { body: { data } }) });
const content = {
  name: 'To read',
  isShared: false,
  filters: {},
  sort: 'createdAt:desc',
  columns: ['job'],
};
async function create(changes: object = {}, token = recruiter.token): Promise<number> {
  const { status, body } = await call('POST', '/api/views', { ...content, ...changes }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}
const read = (id: number, token = recruiter.token) => call('GET', `/api/views/${id}`, undefined, token);
async function namesSeen(token: string): Promise<string[]> {
  const { body } = await call('GET', '/api/views', undefined, token);
  return body.data.map(({ name }: { name: string }) => name);
}
async function recorded(view: string): Promise<string[]> {
  const { rows } = await nimble.pool.query<{ action: string }>(
    "SELECT action FROM audit_events WHERE details->>'view' = $1 ORDER BY id",
    [view],
  );
  return rows.map(({ action }) => action);
}
async function newStage(name: string): Promise<number> {
  const { body } = await call('POST', '/api/stages', { name, status: 'pending' }, admin.token);
  return body.data.id;
}
async function newTag(name: string): Promise<number> {
  return (await call('POST', '/api/tags', { name, color: 'red' }, admin.token)).body.data.id;
}

test('a private view is kept as it was saved, for its owner only, and not in the audit log', async () => {
  const [stage, tag] = [await newStage('Kept'), await newTag('Kept')];
  const filters = { search: 'weber', status: 'pending', job: job.id, stage, tag };
  const id = await create({
    name: '  Mine ',
    filters,
    sort: 'rating:asc',
    columns: ['score', 'email', 'score'],
  });
  expect((await read(id)).body.data).toMatchObject({
    id,
    name: 'Mine',
    isShared: false,
    mayChange: true,
    isDefault: false,
    owner: { id: recruiter.userId },
    filters,
    sort: 'rating:asc',
    columns: ['email', 'score'],
    gone: [],
  });
  for (const { token } of [admin, viewer]) {
    expect((await read(id, token)).body.error.code).toBe('view.not_found');
    expect((await call('PUT', `/api/views/${id}`, content, token)).body.error.code).toBe('view.not_found');
    expect((await call('DELETE', `/api/views/${id}`, undefined, token)).status).toBe(404);
    expect((await call('PUT', '/api/default-view', { view: id }, token)).status).toBe(404);
    expect(await namesSeen(token)).not.toContain('Mine');
  }
  const { body } = await call('PUT', `/api/views/${id}`, { ...content, name: 'Mine', filters: {} });
  expect(body.data).toMatchObject({ filters: {}, sort: 'createdAt:desc' });
  expect((await call('DELETE', `/api/views/${id}`)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect(await recorded('Mine')).toEqual([]);
});

test('a shared view is seen by all, and changed by its owner and those who may change the company', async () => {
  const id = await create({ name: 'Ours', isShared: true });
  expect((await read(id, viewer.token)).body.data).toMatchObject({ isShared: true, mayChange: false });
  expect((await read(id, admin.token)).body.data.mayChange).toBe(true);
  const changed = { ...content, name: 'Ours', isShared: true, sort: 'rating:desc' };
  const change = (data: object, token: string) => call('PUT', `/api/views/${id}`, data, token);
  expect((await change(changed, viewer.token)).body.error).toMatchObject({
    status: 403,
    code: 'view.not_yours',
  });
  expect((await call('DELETE', `/api/views/${id}`, undefined, viewer.token)).status).toBe(403);
  expect((await change(changed, admin.token)).body.data).toMatchObject({
    sort: 'rating:desc',
    owner: { id: recruiter.userId },
  });
  expect((await change({ ...changed, isShared: false }, admin.token)).body.error.code).toBe(
    'view.owner_only',
  );
  expect((await change({ ...changed, isShared: false }, recruiter.token)).status).toBe(200);
  expect((await read(id, admin.token)).status).toBe(404);
  expect((await change(changed, recruiter.token)).status).toBe(200);
  expect((await call('DELETE', `/api/views/${id}`, undefined, admin.token)).status).toBe(200);
  expect(await recorded('Ours')).toEqual([
    'company.view_shared',
    'company.view_changed',
    'company.view_unshared',
    'company.view_shared',
    'company.view_deleted',
  ]);
});

test.each([
  [{ filters: { rating: 5 } }],
  [{ filters: { __proto__: null, constructor: 1 } }],
  [{ filters: { status: 'uploading' } }],
  [{ filters: { status: { $ne: 'pending' } } }],
  [{ filters: { search: '' } }],
  [{ filters: { search: 'x'.repeat(201) } }],
  [{ filters: { search: 'a\0b' } }],
  [{ filters: { job: -1 } }],
  [{ filters: { job: '1 OR 1' } }],
  [{ filters: { tag: true } }],
  [{ filters: [] }],
  [{ filters: null }],
  [{ sort: 'password:asc' }],
  [{ sort: 'rating' }],
  [{ columns: ['password'] }],
  [{ columns: Array.from({ length: 21 }, () => 'job') }],
  [{ columns: 'job' }],
  [{ name: '   ' }],
  [{ name: 'x'.repeat(61) }],
  [{ isShared: 'yes' }],
])('%j is refused with a code', async (changes) => {
  const { status, body } = await call('POST', '/api/views', { ...content, ...changes });
  expect(status).toBe(400);
  expect(body.error.code).toMatch(/^request\./);
});

test.each(['job', 'stage', 'tag'])('a %s that there is not is refused', async (name) => {
  const filters = { [name]: 987_654_321 };
  const { body } = await call('POST', '/api/views', { ...content, filters });
  expect(body.error).toMatchObject({ status: 404, code: `${name}.not_found` });
});

test('a view says what of it there is no more, and shows the rest', async () => {
  const tag = await newTag('Going');
  const stage = await newStage('Going');
  const going = await activeJob(nimble, admin.token, 'Going');
  const filters = { status: 'pending', job: going.id, stage, tag };
  const id = await create({ name: 'Partly', isShared: true, filters, columns: ['job', 'score'] });
  await call('DELETE', `/api/tags/${tag}`, undefined, admin.token);
  expect((await read(id)).body.data).toMatchObject({
    filters: { status: 'pending', job: going.id, stage },
    gone: ['tag'],
  });
  await call('DELETE', `/api/stages/${stage}`, undefined, admin.token);
  await call('DELETE', `/api/jobs/${going.id}`, undefined, admin.token);
  expect((await read(id, viewer.token)).body.data).toMatchObject({
    filters: { status: 'pending' },
    gone: ['job', 'stage', 'tag'],
  });
  // As an earlier version may have stored it.
  await nimble.pool.query(
    `UPDATE saved_views SET filters = filters || '{"stars": 5}', sort = 'stars:asc', columns = '{job,stars}'
     WHERE id = $1`,
    [id],
  );
  const { body } = await read(id);
  expect(body.data).toMatchObject({
    filters: { status: 'pending' },
    sort: 'createdAt:desc',
    columns: ['job'],
    gone: ['filter', 'job', 'stage', 'tag', 'sort', 'column'],
  });
  const { gone: _, ...kept } = body.data;
  expect((await call('PUT', `/api/views/${id}`, kept)).body.data.gone).toEqual([]);
});

test('a person has at most 50 private views and a company 100 shared ones, even when they are saved at once', async () => {
  const { token } = await signedInAdmin(nimble, 'Many views');
  const save = (isShared: boolean) => (_: unknown, index: number) =>
    call('POST', '/api/views', { ...content, name: `View ${index}`, isShared }, token);
  const own = await Promise.all(Array.from({ length: 52 }, save(false)));
  expect(own.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(own.find(({ status }) => status === 422)?.body.error).toMatchObject({
    code: 'view.too_many',
    details: expect.objectContaining({ most: 50 }),
  });
  const shared = await Promise.all(Array.from({ length: 102 }, save(true)));
  expect(shared.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(shared.find(({ status }) => status === 422)?.body.error.code).toBe('view.too_many_shared');
  const saved = (answers: typeof own) => answers.find(({ status }) => status === 200)?.body.data.id;
  const share = (id: number) => call('PUT', `/api/views/${id}`, { ...content, isShared: true }, token);
  expect((await share(saved(own))).body.error.code).toBe('view.too_many_shared');
  expect((await share(saved(shared))).status).toBe(200);
});

test('a shared view of a job that a person does not see is not there for them, before and after the job', async () => {
  const secret = await activeJob(nimble, admin.token, 'Successor');
  const id = await create(
    { name: 'Successor of Ms Weber', isShared: true, filters: { job: secret.id } },
    admin.token,
  );
  await call('PUT', '/api/default-view', { view: id });
  const team = { teamOnly: true, members: [viewer.userId] };
  expect((await call('PUT', `/api/jobs/${secret.id}/team`, team, admin.token)).status).toBe(200);
  expect((await read(id, viewer.token)).status).toBe(200);
  const outside = async () => {
    expect(await namesSeen(recruiter.token)).not.toContain('Successor of Ms Weber');
    expect((await read(id)).body.error.code).toBe('view.not_found');
    expect((await call('PUT', `/api/views/${id}`, content)).status).toBe(404);
    expect((await call('PUT', '/api/default-view', { view: id })).status).toBe(404);
  };
  await outside();
  const { body } = await call('POST', '/api/views', { ...content, filters: { job: secret.id } });
  expect(body.error.code).toBe('job.not_found');

  await call('DELETE', `/api/jobs/${secret.id}`, undefined, admin.token);
  await outside();
  expect((await read(id, viewer.token)).status).toBe(404);
  expect((await read(id, admin.token)).body.data).toMatchObject({ isShared: false, gone: ['job'] });
});

test('a view that is shared while its job is being deleted waits, and is refused', async () => {
  const secret = await activeJob(nimble, admin.token, 'Deleted meanwhile');
  const deleting = await nimble.pool.connect();
  await deleting.query('BEGIN');
  await deleting.query('DELETE FROM jobs WHERE id = $1', [secret.id]);
  const shared = { ...content, name: 'Deleted meanwhile', isShared: true, filters: { job: secret.id } };
  const answer = call('POST', '/api/views', shared, admin.token);
  const isWaiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%key share%'`;
  await expect.poll(async () => (await nimble.pool.query(isWaiting)).rowCount, { timeout: 20_000 }).toBe(1);
  await deleting.query('COMMIT');
  deleting.release();
  expect((await answer).body.error.code).toBe('job.not_found');
  expect(await namesSeen(recruiter.token)).not.toContain('Deleted meanwhile');
});

test('when a person leaves, their private views go and their shared ones stay', async () => {
  const leaving = await addPerson(nimble, admin.companyId, 'viewer');
  const own = await create({ name: 'Left' }, leaving.token);
  const shared = await create({ name: 'Staying', isShared: true }, leaving.token);
  await call('DELETE', `/api/staff/deletestaff/${leaving.userId}`, undefined, admin.token);
  const { rows } = await nimble.pool.query('SELECT id FROM saved_views WHERE id = $1', [own]);
  expect(rows).toEqual([]);
  expect((await read(shared)).body.data).toMatchObject({ owner: null, mayChange: false });
  expect((await read(shared, admin.token)).body.data.mayChange).toBe(true);
});

test('a person whom the plan pauses keeps their shared views, with their name', async () => {
  const paused = await addPerson(nimble, admin.companyId, 'viewer');
  const id = await create({ name: 'Kept', isShared: true }, paused.token);
  const { owner } = (await read(id)).body.data;
  await nimble.pool.query('UPDATE users SET paused_by_plan_at = now() WHERE id = $1', [paused.userId]);
  expect((await read(id)).body.data.owner).toEqual(owner);
});

test('the list names sources, and the reviewers when they are wanted', async () => {
  const { submissionId } = await begunInterview(nimble, job, 'listed@example.com');
  const sent = "UPDATE submissions SET status = 'pending', source = 'fair' WHERE id = $1";
  await nimble.pool.query(sent, [submissionId]);
  const url = `/api/submissions/${submissionId}/reviewers/${admin.userId}`;
  expect((await call('PUT', url, { dueOn: null }, admin.token)).status).toBe(200);
  const path = `/api/submissions?filters[id][$eq]=${submissionId}`;
  const list = async (more: string) => (await nimble.call('GET', path + more, admin)).body.data[0];
  expect(await list('')).toMatchObject({ source: 'fair' });
  expect(await list('')).not.toHaveProperty('reviewers');
  expect((await list('&populate=reviewers')).reviewers).toMatchObject([{ id: admin.userId }]);
});
