import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let jobId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  token = admin.token;
  const job = await activeJob(nimble, token, 'Café-Leiter Straße 50％');
  jobId = job.id;
  await nimble.call('POST', '/api/job-templates', {
    token,
    body: { data: { job: job.id, category: 'hr' } },
  });
  await submit(job, 'Sofía Martínez', 'sofia@example.com');
  await submit(job, 'Ada Martin', 'ada@example.com');
  // A combining accent behind its letter, as some systems write it.
  await submit(job, 'Zoë Núñez'.normalize('NFD'), 'zoë@example.com');
  await nimble.pool.query("UPDATE users SET display_name = 'Øyvind Ångström' WHERE id = $1", [admin.userId]);
  await nimble.pool.query(
    `INSERT INTO roles (company_id, name, permissions) VALUES ($1, 'Über-Prüfer', '{}')`,
    [admin.companyId],
  );
});
afterAll(() => nimble.close());

async function submit(job: Awaited<ReturnType<typeof activeJob>>, name: string, email: string) {
  const { submissionId } = await begunInterview(nimble, job);
  await nimble.pool.query(
    `UPDATE submissions SET candidate_name = $2, candidate_email = $3, status = 'pending' WHERE id = $1`,
    [submissionId, name, email],
  );
}

const ask = async (path: string) => (await nimble.call('GET', path, { token })).body;

test.each([
  ['martinez', ['Sofía Martínez']],
  ['MARTÍNEZ', ['Sofía Martínez']],
  ['martín', ['Ada Martin', 'Sofía Martínez']],
  ['ía m', ['Sofía Martínez']],
  ['nunez', ['Zoë Núñez'.normalize('NFD')]],
  ['núñez', ['Zoë Núñez'.normalize('NFD')]],
  ['Núñez'.normalize('NFD'), ['Zoë Núñez'.normalize('NFD')]],
  ['ma_t', []],
  ['％', []],
])('"%s" finds candidates regardless of case and accents', async (wanted, names) => {
  const search = encodeURIComponent(wanted);
  const listed = await ask(
    `/api/submissions?sort=candidateName:asc&filters[candidateName][$containsi]=${search}`,
  );
  const namesOf = (data: { candidateName: string }[]) => data.map(({ candidateName }) => candidateName);
  expect([namesOf(listed.data), listed.meta.pagination.total]).toEqual([names, names.length]);
  const ofJob = await ask(`/api/submissions/job/${jobId}?sort=candidateName:asc&searchTerm=${search}`);
  expect(namesOf(ofJob.data)).toEqual(names);
});

test('an address is found by its letters, with and without accents', async () => {
  for (const wanted of ['zoë@', 'ZOE@']) {
    const search = encodeURIComponent(wanted);
    const { data } = await ask(`/api/submissions?filters[candidateEmail][$containsi]=${search}`);
    expect(data).toMatchObject([{ candidateEmail: 'zoë@example.com' }]);
  }
});

test.each(['cafe', 'CAFÉ', 'strasse', 'straße', '50%', '50％'])(
  '"%s" finds job and template',
  async (wanted) => {
    const filter = `filters[title][$containsi]=${encodeURIComponent(wanted)}`;
    const found = [{ title: 'Café-Leiter Straße 50％' }];
    expect((await ask(`/api/jobs?${filter}`)).data).toMatchObject(found);
    expect((await ask(`/api/job-templates?${filter}`)).data).toMatchObject(found);
  },
);

test('team members and roles are found the same way', async () => {
  expect((await ask('/api/staff/list?search=oyvind%20angs')).data.users).toMatchObject([
    { displayName: 'Øyvind Ångström' },
  ]);
  expect((await ask('/api/roles/company?search=uber-pruf')).roles).toMatchObject([{ name: 'Über-Prüfer' }]);
});
