import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer } from '../../../testing/calls/answers.ts';
import { live } from '../../../testing/figures/old-submissions.ts';
import { passDays } from '../../../testing/figures/pass-days.ts';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany, addPerson, addRole } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
afterAll(() => nimble.close());

/** The company that the master sets up by the first start's link, with one submission and its four files. */
async function masterRunCompany() {
  const master = await addPerson(nimble, null, 'master');
  const { body } = await nimble.call('POST', '/api/users-permissions/auth/company-registration', {
    token: master.token,
    body: { company: 'Headquarters' },
  });
  const companyId = body.user.company.id as number;
  const job = await activeJob(nimble, master.token);
  const paths: string[] = [];
  const stored = async () => {
    const key = `films/${companyId}-${paths.length}`;
    const path = join(nimble.folder, 'files', key);
    paths.push(path);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'bytes');
    const file = { company_id: companyId, storage_key: key, name: 'film', mime: 'video/mp4', size_bytes: 5 };
    const { id } = await nimble.database
      .insertInto('files')
      .values(file)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const { rows } = await nimble.pool.query<{ id: number }>(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at, video_file_id, poster_file_id, resume_file_id)
     values ($1, $2, 'Casey', 'casey@example.com', 'pending', '{}', '{}', '1', now(), now(), $3, $4, $5) returning id`,
    [companyId, job.id, await stored(), await stored(), await stored()],
  );
  const answer = { companyId, submissionId: rows[0]?.id ?? 0, questionId: job.questions[0]?.id ?? 0 };
  const responseId = await addAnswer(nimble, answer);
  await nimble.pool.query('update responses set file_id = $2 where id = $1', [responseId, await stored()]);
  return { companyId, token: master.token, paths };
}

test('submissions of a trial stay: the plan that follows it was not chosen', async () => {
  const { companyId, token, paths } = await masterRunCompany();
  await passDays(nimble.pool, companyId, 37);
  await live(nimble, companyId, 15);
  const plan = await nimble.call('GET', '/api/plans/current', { token });
  expect(plan.body.data).toMatchObject({ plan: 'starter' });
  const { rows } = await nimble.pool.query('select id from submissions where company_id = $1', [companyId]);
  expect(rows).toHaveLength(1);
  expect(paths.map((path) => existsSync(path))).toEqual([true, true, true, true]);
});

test('people who decide about the company see that nothing is erased, until they choose', async () => {
  const admin = await addCompany(nimble);
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  const owner = await addRole(nimble, admin.companyId, {
    dashboards: { view: true },
    plans: { update: true },
  });
  const decider = await addPerson(nimble, admin.companyId, owner);
  const notices = async (token: string) =>
    (await nimble.call('GET', '/api/plans/notices', { token })).body.data as object[];
  expect(await notices(admin.token)).toEqual([]);
  await passDays(nimble.pool, admin.companyId, 15);
  const notice = { kind: 'plan_not_chosen', severity: 'info', link: '/plans', values: { plan: 'starter' } };
  expect(await notices(admin.token)).toEqual([notice]);
  expect(await notices(decider.token)).toEqual([notice]);
  expect(await notices(viewer.token)).toEqual([]);
  const body = { data: { plan: 'starter', billing: 'monthly' } };
  const chosen = await nimble.call('PUT', '/api/plans/current', { token: admin.token, body });
  expect(chosen.body.data).toMatchObject({ plan: 'starter', chosenAt: expect.any(String) });
  expect(await notices(admin.token)).toEqual([]);
});
