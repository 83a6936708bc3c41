import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer } from '../../../../testing/calls/answers.ts';
import {
  beOnStarter,
  companyOnStarter,
  runClock,
  submissionOfAge,
} from '../../../../testing/figures/old-submissions.ts';
import { readZip } from '../../../../testing/files/read-zip.ts';
import { activeJob } from '../../../../testing/journeys.ts';
import { addCompany, addPerson, addRole } from '../../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
afterAll(() => nimble.close());

async function companyWithOldSubmission(name: string) {
  const admin = await addCompany(nimble);
  const company = await companyOnStarter(nimble, admin);
  const { id: submissionId } = await submissionOfAge(nimble, company, 100);
  await nimble.pool.query(
    "update submissions set candidate_name = $2, candidate_email = 'zoe@example.com', notes = '=1+1' where id = $1",
    [submissionId, name],
  );
  const { rows } = await nimble.pool.query<{ id: number }>(
    'select id from questions where job_id = $1 order by position limit 1',
    [company.jobId],
  );
  const place = { companyId: company.companyId, submissionId, questionId: rows[0]?.id ?? 0 };
  const responseId = await addAnswer(nimble, place);
  return { admin, ...company, submissionId, responseId };
}

async function storeAnswer(responseId: number): Promise<void> {
  const { rows } = await nimble.pool.query<{ storage_key: string }>(
    'select storage_key from files join responses on responses.file_id = files.id where responses.id = $1',
    [responseId],
  );
  const path = join(nimble.folder, 'files', rows[0]?.storage_key ?? '');
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'spoken');
}

const addressFor = (token: string) => nimble.call('POST', '/api/plans/retention/archive', { token });

test('holds films, answers, transcripts and the list of the candidates, and nothing of others', async () => {
  const { admin, submissionId, responseId, companyId } = await companyWithOldSubmission('../Zoë "Z"');
  await companyWithOldSubmission('Somebody else');
  await storeAnswer(responseId);
  await nimble.pool.query(
    "insert into transcripts (response_id, company_id, submission_id, status, text) values ($1, $2, $3, 'done', 'Hello there.')",
    [responseId, companyId, submissionId],
  );
  await runClock(nimble);
  const { url } = (await addressFor(admin.token)).body.data as { url: string };
  const answer = await nimble.app.inject({ method: 'GET', url });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="nimble-submissions.zip"',
  });
  const found = readZip(answer.rawPayload);
  const folder = `_Zoë _Z_ ${submissionId}`;
  expect([...found.keys()]).toEqual([
    'candidates.csv',
    `${folder}/interview.mp4`,
    `${folder}/answer-1.webm`,
    `${folder}/transcript.txt`,
  ]);
  expect(found.get(`${folder}/interview.mp4`)?.toString()).toBe('video');
  expect(found.get(`${folder}/answer-1.webm`)?.toString()).toBe('spoken');
  expect(found.get(`${folder}/transcript.txt`)?.toString()).toContain('Hello there.');
  const list = found.get('candidates.csv')?.toString() ?? '';
  expect(list).toContain('zoe@example.com');
  // A spreadsheet would run it otherwise.
  expect(list).toContain("'=1+1");
});

test('lists candidates in the language of the reader', async () => {
  const { admin } = await companyWithOldSubmission('Kim');
  await runClock(nimble);
  const { url } = (await addressFor(admin.token)).body.data as { url: string };
  const headers = { 'accept-language': 'fr' };
  const found = readZip((await nimble.app.inject({ method: 'GET', url, headers })).rawPayload);
  const [columns, kim] = (found.get('candidates.csv')?.toString() ?? '').split('\n');
  expect(columns).toBe('\uFEFFDossier;Nom;E-mail;Poste;Envoyée;Statut;Score;Notes');
  expect(kim).toContain(';En attente;');
});

test('lists missing files instead of omitting them silently', async () => {
  const { admin, submissionId } = await companyWithOldSubmission('Kim');
  await runClock(nimble);
  const { url } = (await addressFor(admin.token)).body.data as { url: string };
  const found = readZip((await nimble.app.inject({ method: 'GET', url })).rawPayload);
  expect(found.get('missing-files.txt')?.toString()).toBe(`Kim ${submissionId}/answer-1.webm\n`);
});

test('holds nothing of the jobs that the reader does not see', async () => {
  const admin = await addCompany(nimble);
  const { companyId } = admin;
  const { id: hiddenJob } = await activeJob(nimble, admin.token);
  const { id: shownJob } = await activeJob(nimble, admin.token);
  await nimble.pool.query('update jobs set team_only = true where id = $1', [hiddenJob]);
  await beOnStarter(nimble, companyId);
  const { id: hidden } = await submissionOfAge(nimble, { companyId, jobId: hiddenJob }, 100);
  const { id: shown } = await submissionOfAge(nimble, { companyId, jobId: shownJob }, 100);
  await runClock(nimble);
  const permissions = { dashboards: { view: true }, company: { update: true }, submission: { view: true } };
  const reader = await addPerson(nimble, companyId, await addRole(nimble, companyId, permissions));
  const archiveOf = async ({ token }: { token: string }) => {
    const { url } = (await addressFor(token)).body.data as { url: string };
    return readZip((await nimble.app.inject({ method: 'GET', url })).rawPayload);
  };
  const found = await archiveOf(reader);
  expect([...found.keys()]).toEqual(['candidates.csv', `Casey ${shown}/interview.mp4`]);
  expect(found.get('candidates.csv')?.toString()).not.toContain(`Casey ${hidden}`);
  // An admin sees every job, whatever its team.
  expect([...(await archiveOf(admin)).keys()]).toContain(`Casey ${hidden}/interview.mp4`);
});

test('requires deciding about the company and seeing candidates, at the time of the download', async () => {
  const { admin, companyId } = await companyWithOldSubmission('Kim');
  await runClock(nimble);
  const blind = await addRole(nimble, companyId, { dashboards: { view: true }, company: { update: true } });
  const viewer = await addPerson(nimble, companyId, 'viewer');
  expect((await addressFor((await addPerson(nimble, companyId, blind)).token)).status).toBe(403);
  expect((await addressFor(viewer.token)).status).toBe(403);
  const { url } = (await addressFor(admin.token)).body.data as { url: string };
  const statusOf = async (address: string) =>
    (await nimble.app.inject({ method: 'GET', url: address })).statusCode;
  expect(await statusOf(url.replace(`user=${admin.userId}`, `user=${viewer.userId}`))).toBe(403);
  expect(await statusOf(url.replace(/expires=\d+/, 'expires=99999999999'))).toBe(403);
  expect(await statusOf(url)).toBe(200);
  const pause = (at: string | null) =>
    nimble.pool.query('update users set paused_by_plan_at = $2 where id = $1', [admin.userId, at]);
  await pause('2026-05-04');
  expect(await statusOf(url)).toBe(403);
  await pause(null);
  await nimble.pool.query('update users set role_id = $2 where id = $1', [admin.userId, blind.roleId]);
  expect(await statusOf(url)).toBe(403);
});

test('the page lists what is erased and when, the oldest first', async () => {
  const { admin, companyId, jobId } = await companyWithOldSubmission('Kim');
  for (let age = 40; age < 62; age += 1) await submissionOfAge(nimble, { companyId, jobId }, age);
  await runClock(nimble);
  const call = (path: string) => nimble.call('GET', path, { token: admin.token });
  const { body } = await call('/api/plans/retention');
  expect(body.data).toMatchObject({ state: 'erasing', days: 30, batches: [{ submissions: 23, bytes: 115 }] });
  expect(body.data.batches[0].isWarned).toBe(false);
  const first = await call('/api/plans/retention/submissions');
  expect(first.body.meta.pagination).toEqual({ page: 1, pageSize: 20, total: 23, pageCount: 2 });
  expect(first.body.data[0]).toMatchObject({
    candidateName: 'Kim',
    erasesAt: body.data.batches[0].erasesAt,
  });
  expect((await call('/api/plans/retention/submissions?page=2')).body.data).toHaveLength(3);
});
