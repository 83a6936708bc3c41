import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeJob,
  finishedSubmission,
  moveIntoRole,
  signedInAdmin,
  someQuestions,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Relatives')).token;
});
afterAll(() => nimble.close());

const one = (jobId: number, populate: string, as = token) =>
  nimble.call('GET', `/api/jobs/${jobId}?populate=${populate}`, { token: as });

async function create(more: object): Promise<number> {
  const data = {
    title: 'Engineer',
    description: 'Builds what people need.',
    questions: someQuestions,
    ...more,
  };
  const { status, body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token, body: { data } });
  expect([status, body.error]).toEqual([200, null]);
  return body.data.id;
}

/** The payload of the job wizard. */
const wholePayload = {
  company: 'Default Company',
  type: 'full-time',
  experience: 'mid',
  currency: 'USD',
  isPublic: false,
  allowAnonymous: false,
  status: 'draft',
  shareToken: 'Ab3Ab3Ab3Ab3',
  branding: { companyName: 'Default Company', primaryColor: '#10b981', website: null },
};

test('everything that the wizard sends is accepted, and the job keeps its template', async () => {
  const jobId = await create({ ...wholePayload, template: 7 });
  const { body } = await one(jobId, 'questions,template,createdBy');
  expect(body.data).toMatchObject({ shareToken: 'Ab3Ab3Ab3Ab3', status: 'draft', template: { id: 7 } });
  expect(body.data.template.questions).toHaveLength(3);
  expect(body.data).not.toHaveProperty('submissions');
  expect((await one(jobId, 'questions')).body.data).not.toHaveProperty('template');
});

test('a template that is unknown, deleted or another company’s is answered as null', async () => {
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const foreign = await saveAsTemplate(stranger.token);
  const own = await saveAsTemplate(token);
  const jobs = await Promise.all(
    [undefined, null, 999, foreign, own].map((template) => create({ template })),
  );
  expect((await one(jobs[4] ?? 0, 'template')).body.data.template.id).toBe(own);
  await nimble.call('DELETE', `/api/job-templates/${own}`, { token });
  for (const jobId of jobs) expect((await one(jobId, 'template')).body.data.template).toBeNull();
});

async function saveAsTemplate(as: string): Promise<number> {
  const job = await activeJob(nimble, as);
  const body = { data: { job: job.id, category: 'sales' } };
  return (await nimble.call('POST', '/api/job-templates', { token: as, body })).body.data.id;
}

test('a job includes its 50 newest submissions, for people who may see submissions', async () => {
  const { job } = await finishedSubmission(nimble, token);
  await nimble.pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, created_at)
     SELECT company_id, id, 'Candidate ' || n, n || '@example.com',
       CASE WHEN n = 0 THEN 'uploading' ELSE 'pending' END, '{}', '{}', '1', now(), now() - n * interval '1 minute'
     FROM jobs, generate_series(0, 60) AS n WHERE id = $1`,
    [job.id],
  );
  const { body } = await one(job.id, 'submissions');
  const names = body.data.submissions.map(({ candidateName }: { candidateName: string }) => candidateName);
  expect(names).toEqual(['Casey Smith', ...Array.from({ length: 49 }, (_, n) => `Candidate ${n + 1}`)]);

  const admin = await signedInAdmin(nimble, 'Onlookers');
  const elsewhere = await activeJob(nimble, admin.token);
  expect((await one(job.id, 'submissions', admin.token)).status).toBe(404);
  await moveIntoRole(nimble, admin, { name: 'Only jobs', permissions: { job: { view: true } } });
  const { body: login } = await nimble.call('POST', '/api/users-permissions/user-login', {
    body: { identifier: 'onlookers', password: 'Secret12' },
  });
  expect((await one(elsewhere.id, 'submissions', login.jwt)).status).toBe(403);
  expect((await one(elsewhere.id, 'questions', login.jwt)).status).toBe(200);
});
