import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Taggers');
  job = await activeJob(nimble, admin.token, 'Baker');
});
afterAll(() => nimble.close());

let count = 0;
async function submitted(status = 'pending'): Promise<number> {
  count += 1;
  const { submissionId } = await begunInterview(nimble, job, `tagged${count}@example.com`);
  await nimble.pool.query('UPDATE submissions SET status = $2 WHERE id = $1', [submissionId, status]);
  return submissionId;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object, token = admin.token) =>
  nimble.call(method, url, { token, ...(data && { body: { data } }) });
const create = async (name: string, color = 'blue'): Promise<number> =>
  (await call('POST', '/api/tags', { name, color })).body.data.id;
const add = (id: number, tagId: number, token = admin.token) =>
  call('PUT', `/api/submissions/${id}/tags/${tagId}`, undefined, token);
const idsWith = async (filter: string): Promise<number[]> => {
  const { body } = await call('GET', `/api/submissions?${filter}`);
  return body.data.map(({ id }: { id: number }) => id);
};

test('a tag is created, renamed and deleted, with the number of its candidates', async () => {
  const id = await create('  Senior ');
  expect((await call('POST', '/api/tags', { name: 'SENIOR', color: 'red' })).body.error).toMatchObject({
    status: 409,
    code: 'tag.name_taken',
  });
  const other = await create('Åland');
  const { body: renamed } = await call('PUT', `/api/tags/${other}`, { name: 'senior', color: 'red' });
  expect(renamed.error.code).toBe('tag.name_taken');
  const { body: changed } = await call('PUT', `/api/tags/${id}`, { name: 'Seniors', color: 'green' });
  expect(changed.data).toEqual({ id, name: 'Seniors', color: 'green' });
  const candidate = await submitted();
  await add(candidate, id);
  expect((await call('GET', `/api/tags/${id}`)).body.data.candidates).toBe(1);
  const { body: all } = await call('GET', '/api/tags');
  expect(all.data.map(({ name }: { name: string }) => name)).toEqual(['Åland', 'Seniors']);

  expect((await call('DELETE', `/api/tags/${id}`)).status).toBe(200);
  expect((await call('GET', `/api/submissions/${candidate}`)).body.data.tags).toEqual([]);
  expect((await call('GET', `/api/tags/${id}`)).body.error.code).toBe('tag.not_found');
  const { rows } = await nimble.pool.query(
    "SELECT action, details FROM audit_events WHERE action LIKE 'company.tag_%' AND details->>'tag' LIKE 'Senior%' ORDER BY id",
  );
  expect(rows).toEqual([
    { action: 'company.tag_created', details: { tag: 'Senior' } },
    { action: 'company.tag_changed', details: { tag: 'Seniors' } },
    { action: 'company.tag_deleted', details: { tag: 'Seniors', candidates: 1 } },
  ]);
});

test.each([
  ['', 'blue'],
  ['   ', 'blue'],
  ['x'.repeat(41), 'blue'],
  ['Fine', 'mauve'],
])('the name %j in %s is refused', async (name, color) => {
  expect((await call('POST', '/api/tags', { name, color })).status).toBe(400);
});

test('candidates with a tag are listed, in pages too, and those without any', async () => {
  const [night, day] = [await create('Night shift'), await create('Day shift')];
  const [both, one, none] = [await submitted(), await submitted('reviewed'), await submitted()];
  const unfinished = await submitted('uploading');
  await add(both, night);
  const { body } = await add(both, day);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Day shift', 'Night shift']);
  await add(one, night);
  expect((await add(unfinished, night)).status).toBe(404);

  expect(await idsWith(`filters[tag][$eq]=${night}`)).toEqual([one, both]);
  expect(await idsWith(`filters[tag][$eq]=${night}&filters[status][$eq]=reviewed`)).toEqual([one]);
  expect(
    await idsWith(
      `filters[tag][$in][0]=${night}&filters[tag][$in][1]=${day}&pagination[pageSize]=1&pagination[page]=2`,
    ),
  ).toEqual([both]);
  expect(await idsWith(`filters[tag][$ne]=${night}`)).not.toContain(both);
  expect(await idsWith(`filters[tag][$ne]=${night}`)).toContain(none);
  expect(await idsWith('filters[tag][$null]=true')).toContain(none);
  expect(await idsWith('filters[tag][$null]=true')).not.toContain(one);
  expect((await call('GET', '/api/submissions?filters[tag][$eq]=night')).status).toBe(400);
  const { body: listed } = await call('GET', `/api/submissions/job/${job.id}?filters[tag][$eq]=${day}`);
  expect(listed.data).toMatchObject([{ id: both, tags: [{ id: day, color: 'blue' }, { id: night }] }]);

  await call('DELETE', `/api/submissions/${both}/tags/${night}`);
  expect(await idsWith(`filters[tag][$eq]=${night}`)).toEqual([one]);
});

test('adding or removing twice changes nothing more, and each change is in the audit log once', async () => {
  const [id, tag] = [await submitted(), await create('Twice')];
  await Promise.all([add(id, tag), add(id, tag)]);
  expect((await add(id, tag)).body.data).toHaveLength(1);
  const remove = () => call('DELETE', `/api/submissions/${id}/tags/${tag}`);
  expect((await remove()).body.data).toEqual([]);
  expect((await remove()).body.data).toEqual([]);
  const { rows } = await nimble.pool.query(
    "SELECT action FROM audit_events WHERE subject_id = $1 AND action LIKE '%tag%' ORDER BY id",
    [id],
  );
  expect(rows).toEqual([{ action: 'submission.tag_added' }, { action: 'submission.tag_removed' }]);
});

test('a candidate has at most 20 tags and a company 200, even when they are added at once', async () => {
  const company = await signedInAdmin(nimble, 'Many tags');
  const many = await Promise.all(
    Array.from({ length: 202 }, (_, index) =>
      call('POST', '/api/tags', { name: `Tag ${index}`, color: 'gray' }, company.token),
    ),
  );
  const made = many.filter(({ status }) => status === 200);
  expect(made).toHaveLength(200);
  expect(many.find(({ status }) => status === 422)?.body.error.message).toMatch(/at most 200 tags/);
  const theirs = await activeJob(nimble, company.token, 'Miller');
  const { submissionId } = await begunInterview(nimble, theirs, 'many@example.com');
  await nimble.pool.query("UPDATE submissions SET status = 'pending' WHERE id = $1", [submissionId]);
  const added = await Promise.all(
    made.slice(0, 22).map(({ body }) => add(submissionId, body.data.id, company.token)),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(added.find(({ status }) => status === 422)?.body.error.code).toBe('tag.too_many_on_candidate');
});

test('who may only look neither adds nor defines tags, and no tag of another company is reached', async () => {
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const [id, tag] = [await submitted(), await create('Looked at')];
  expect((await add(id, tag, viewer.token)).status).toBe(403);
  expect((await call('POST', '/api/tags', { name: 'Mine', color: 'red' }, viewer.token)).status).toBe(403);
  expect((await call('GET', '/api/tags', undefined, viewer.token)).body.data).toContainEqual(
    expect.objectContaining({ id: tag }),
  );
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const theirs = (await call('POST', '/api/tags', { name: 'Theirs', color: 'red' }, stranger.token)).body.data
    .id;
  expect((await add(id, theirs)).body.error.code).toBe('tag.not_found');
  expect(await idsWith(`filters[tag][$eq]=${theirs}`)).toEqual([]);
});

test('the tags of an erased candidate are gone', async () => {
  const [id, tag] = [await submitted(), await create('Erased')];
  await add(id, tag);
  await call('DELETE', `/api/submissions/${id}`);
  const { rows } = await nimble.pool.query('SELECT * FROM submission_tags WHERE submission_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await call('GET', `/api/tags/${tag}`)).body.data.candidates).toBe(0);
});
