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
async function submit(name: string, status: string, rating: number | null = null): Promise<void> {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}@example.com`;
  const { submissionId } = await begunInterview(nimble, job, email);
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

test('the cards above the candidates of a job', async () => {
  expect((await get(`/api/jobs/${job.id}/candidates/stats`)).body).toEqual({
    data: { totalCandidates: 6, needReview: 2, shortlisted: 1, month: 'November 2026' },
  });
  expect((await get(`/api/jobs/${emptyJob.id}/candidates/stats`)).body).toEqual({
    data: { totalCandidates: 0, needReview: 0, shortlisted: 0, month: null },
  });
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
])('the total of the collection with %s', async (query, total) => {
  const { body } = await get(`/api/submissions?${query.replace('JOB', `${job.id}`)}`);
  expect(body.meta.pagination.total).toBe(total);
  expect(body.data).toHaveLength(total);
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
