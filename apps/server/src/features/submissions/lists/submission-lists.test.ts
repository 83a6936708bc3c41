import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let stranger: string;
let job: Awaited<ReturnType<typeof activeJob>>;
let emptyJob: typeof job;

beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Owners')).token;
  stranger = (await signedInAdmin(nimble, 'Strangers')).token;
  job = await activeJob(nimble, token, 'Baker');
  emptyJob = await activeJob(nimble, token, 'Miller');
  await submit('Ana Okafor', 'pending');
  await submit('Ben 100% Berg', 'in_review', 41);
  await submit('Cleo Ana_Silva', 'shortlisted', 90);
  await submit('Dan Novak', 'rejected', 20);
  await submit('Eva Rossi', 'processing');
  await submit('Finn Berg', 'reviewed');
  await submit('Gus Berg', 'uploading');
});
afterAll(() => nimble.close());

let minute = 0;

/** Each a minute after the last, in November. */
async function submit(name: string, status: string, rating: number | null = null, of = job): Promise<void> {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}@example.com`;
  const { submissionId } = await begunInterview(nimble, of, rating === null ? `${minute}-${email}` : email);
  await nimble.pool.query(
    `UPDATE submissions SET candidate_name = $2, status = $3, rating = $4, created_at = $5 WHERE id = $1`,
    [submissionId, name, status, rating, new Date(Date.UTC(2026, 10, 5, 10, minute++))],
  );
}

const get = (url: string, as = token) => nimble.call('GET', url, { token: as });

const stats = {
  total: 6,
  processing: 1,
  pending: 1,
  inReview: 1,
  reviewed: 1,
  approved: 1,
  rejected: 1,
  pendingReview: 1,
  averageScore: 50,
};
const noStats = {
  total: 0,
  processing: 0,
  pending: 0,
  inReview: 0,
  reviewed: 0,
  approved: 0,
  rejected: 0,
  pendingReview: 0,
  averageScore: null,
};

test('the stats of the company and of one job count what was submitted, and nothing of others', async () => {
  expect((await get('/api/submissions/stats')).body).toEqual({ stats });
  expect((await get('/api/submissions/stats', stranger)).body).toEqual({ stats: noStats });
  const ofJob = await get(`/api/submissions/stats/${job.id}`);
  expect(ofJob.body).toEqual({ stats: { jobId: job.id, ...stats } });
  const ofEmptyJob = await get(`/api/submissions/stats/${emptyJob.id}`);
  expect(ofEmptyJob.body).toEqual({ stats: { jobId: emptyJob.id, ...noStats } });
});

test('candidates are narrowed to when they submitted, not when they began', async () => {
  await nimble.pool.query(
    `UPDATE submissions SET submitted_at = '2026-11-09T12:00:00Z' WHERE candidate_name = 'Dan Novak'`,
  );
  const days =
    'filters[submittedAt][$gte]=2026-11-09T00:00:00Z&filters[submittedAt][$lt]=2026-11-10T00:00:00Z';
  const { body } = await get(`/api/submissions?${days}`);
  expect(body.data.map((one: { candidateName: string }) => one.candidateName)).toEqual(['Dan Novak']);
});

test('the cards above the candidates of a job', async () => {
  expect((await get(`/api/jobs/${job.id}/candidates/stats`)).body).toEqual({
    data: { totalCandidates: 6, needReview: 2, shortlisted: 1, month: 'November 2026' },
  });
  expect((await get(`/api/jobs/${emptyJob.id}/candidates/stats`)).body).toEqual({
    data: { totalCandidates: 0, needReview: 0, shortlisted: 0, month: null },
  });
});

test('the month of the newest interview is in the language of the call', async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' };
  const answer = await nimble.app.inject({ url: `/api/jobs/${job.id}/candidates/stats`, headers });
  expect(answer.json().data.month).toBe('novembre 2026');
});

test('the candidates of a job in pages, newest first', async () => {
  const { body } = await get(`/api/submissions/job/${job.id}?page=2&pageSize=4&populate=job`);
  expect(body.pagination).toEqual({ page: 2, pageSize: 4, total: 6, totalPages: 2 });
  expect(body.data).toMatchObject([
    { candidateName: 'Ben 100% Berg', status: 'in_review', rating: 41, job: { title: 'Baker' } },
    { candidateName: 'Ana Okafor', status: 'pending', rating: null },
  ]);
});

test.each([
  ['searchTerm=ANA', ['Cleo Ana_Silva', 'Ana Okafor']],
  ['searchTerm=%20berg%20', ['Finn Berg', 'Ben 100% Berg']],
  ['searchTerm=100%25', ['Ben 100% Berg']],
  ['searchTerm=ana_', ['Cleo Ana_Silva']],
  ['searchTerm=danno', ['Dan Novak']],
  ['filters[candidateName][$containsi]=rossi', ['Eva Rossi']],
  ['filters[status][$eq]=shortlisted&searchTerm=ana', ['Cleo Ana_Silva']],
  ['searchTerm=nobody', []],
])('%s', async (query, names) => {
  const { body } = await get(`/api/submissions/job/${job.id}?${query}`);
  expect(body.data.map(({ candidateName }: { candidateName: string }) => candidateName)).toEqual(names);
  expect(body.pagination.total).toBe(names.length);
});

test.each([
  [`searchTerm=${'a'.repeat(201)}`, 'searchTerm must be at most 200 characters'],
  ['searchTerm=a&searchTerm=b', 'Invalid value of searchTerm'],
  ['searchTerm=%00', 'Invalid value of searchTerm'],
  ['search=x', 'Unknown parameter search'],
  ['pageSize=101', 'pageSize must be a number from 1 to 100'],
  ['filters[darkMode][$eq]=x', /darkMode/],
])('%s is refused', async (query, message) => {
  const { status, body } = await get(`/api/submissions/job/${job.id}?${query}`);
  expect([status, body.error.message]).toEqual([
    400,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

test.each(['submissions/stats/:id', 'submissions/job/:id', 'jobs/:id/candidates/stats'])(
  '%s of another company, and of no job, is not found',
  async (path) => {
    const notFound = { status: 404, body: { error: { message: 'Submissions not found' } } };
    expect(await get(`/api/${path.replace(':id', `${job.id}`)}`, stranger)).toMatchObject(notFound);
    expect(await get(`/api/${path.replace(':id', '999999')}`)).toMatchObject(notFound);
  },
);

test.each([
  ['', 6],
  ['filters[status][$eq]=pending', 1],
  ['filters[status][$in][0]=pending&filters[status][$in][1]=in_review', 2],
  ['filters[status][$ne]=rejected', 5],
  ['filters[$not][status][$eq]=rejected', 5],
  ['filters[$or][0][status][$eq]=rejected&filters[$or][1][status][$eq]=reviewed', 2],
  ['filters[status][$eq]=uploading', 0],
  ['filters[job][$eq]=0', 0],
  ['filters[job][$eq]=JOB&filters[status][$eq]=pending', 1],
  ['filters[job.id][$in][0]=JOB', 6],
  ['filters[rating][$gte]=41', 2],
  ['filters[candidateName][$gte]=DÁN', 3],
  ['filters[candidateName][$lt]=dan novak', 3],
])('the total of the collection with %s', async (query, total) => {
  const { body } = await get(`/api/submissions?${query.replace('JOB', `${job.id}`)}`);
  expect(body.meta.pagination.total).toBe(total);
  expect(body.data).toHaveLength(total);
});

test.each([
  ['candidateName:asc', ['Álvaro Dias', 'bela Nagy', 'Ødegård', 'zoe', 'Žofia Kern', 'Žofia Kern']],
  ['candidateName:desc', ['Žofia Kern', 'Žofia Kern', 'zoe', 'Ødegård', 'bela Nagy', 'Álvaro Dias']],
  ['rating:desc', ['Álvaro Dias', 'zoe', 'bela Nagy', 'Žofia Kern', 'Ødegård', 'Žofia Kern']],
  ['rating:asc', ['bela Nagy', 'zoe', 'Álvaro Dias', 'Žofia Kern', 'Ødegård', 'Žofia Kern']],
  ['createdAt:asc', ['zoe', 'Žofia Kern', 'Ødegård', 'bela Nagy', 'Álvaro Dias', 'Žofia Kern']],
])('sorted by %s, the same whether in one page or in several', async (sort, names) => {
  const { token: sorter, job: sorted } = await sortedCompany();
  const url = `/api/submissions/job/${sorted.id}?sort=${sort}`;
  const whole = (await get(url, sorter)).body.data as { id: number; candidateName: string }[];
  expect(whole.map(({ candidateName }) => candidateName)).toEqual(names);
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await get(`${url}&page=${page}&pageSize=2`, sorter)).body.data),
  );
  expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

let sortedOnce: Promise<{ token: string; job: typeof job }> | undefined;

/** With names of other alphabets' letters, two of one name, and half of them without a score. */
function sortedCompany() {
  sortedOnce ??= (async () => {
    const admin = await signedInAdmin(nimble, 'Sorters');
    const sorted = await activeJob(nimble, admin.token, 'Sorter');
    await submit('zoe', 'pending', 50, sorted);
    await submit('Žofia Kern', 'pending', null, sorted);
    await submit('Ødegård', 'pending', null, sorted);
    await submit('bela Nagy', 'rejected', 0, sorted);
    await submit('Álvaro Dias', 'shortlisted', 100, sorted);
    await submit('Žofia Kern', 'reviewed', null, sorted);
    return { token: admin.token, job: sorted };
  })();
  return sortedOnce;
}

test('a submission in a list comes with a picture once its video has one', async () => {
  const { body } = await get('/api/submissions?sort=candidateName&pageSize=1');
  expect(body.data[0].posterUrl).toBeNull();
  const { id } = body.data[0];
  await nimble.pool.query(
    `WITH poster AS (INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
       SELECT company_id, 'poster-of-a-list', 'poster.jpg', 'image/jpeg', 1 FROM submissions WHERE id = $1 RETURNING id)
     UPDATE submissions SET poster_file_id = poster.id FROM poster WHERE submissions.id = $1`,
    [id],
  );
  const listed = (await get(`/api/submissions?filters[id][$eq]=${id}`)).body.data[0];
  expect(listed.posterUrl).toMatch(/^\/api\/files\/\d+\?.*signature=/);
  expect((await get(`/api/submissions/${id}`)).body.data.posterUrl).toBe(listed.posterUrl);
});

test('a list with the screens’ own query', async () => {
  const fields = 'id,candidateName,candidateEmail,status,rating,createdAt,notes'.split(',');
  const query = [
    ...fields.map((field, index) => `fields[${index}]=${field}`),
    'populate[job][fields][0]=title&populate[resume]=true&page=1&pageSize=12&sort=createdAt:desc',
    'filters[$or][0][candidateName][$containsi]=BERG&filters[$or][1][candidateEmail][$containsi]=BERG',
  ].join('&');
  const { status, body } = await get(`/api/submissions?${query}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { candidateName: 'Finn Berg', notes: null, resume: null, job: { id: job.id, title: 'Baker' } },
    { candidateName: 'Ben 100% Berg' },
  ]);
  const refused = await get('/api/submissions?fields[0]=device_info');
  expect([refused.status, refused.body.error.message]).toEqual([400, 'Unknown field device_info']);
});
