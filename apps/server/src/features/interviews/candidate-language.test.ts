import type { Language } from '@nimble/contracts/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, newSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Polyglots');
});
afterAll(() => nimble.close());

type Job = { id: number; shareToken: string };

async function jobIn(language: Language | null): Promise<Job> {
  const job = await activeJob(nimble, admin.token);
  const { body } = await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token: admin.token,
    body: { data: { language } },
  });
  expect(body.data.language).toBe(language);
  return job;
}

async function setCompanyLanguage(language: Language | null): Promise<void> {
  const url = `/api/companies/${admin.companyId}`;
  const { status } = await nimble.call('PUT', url, { token: admin.token, body: { data: { language } } });
  expect(status).toBe(200);
}

const languageOfPage = async ({ shareToken }: Job) =>
  (await nimble.call('GET', `/api/getPublicInterview/${shareToken}`)).body.data.language;

/** Begins with the header that the page sends. */
async function begin(job: Job, email: string, language?: string) {
  const { body } = await nimble.call('POST', '/api/submissions', {
    body: { data: newSubmission(job, email) },
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  return body.token as string;
}

const languageOfInterview = async (candidate: string) =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate })).body.data.job.language;

async function subjectOfContinueMail({ shareToken }: Job, email: string): Promise<string | undefined> {
  await nimble.call('POST', '/api/interviews/continue', { body: { shareToken, email } });
  await nimble.runTasks();
  return nimble.mails.findLast(({ to }) => to === email)?.subject;
}

test('pages open in the language of the job, else of the company, else of the browser', async () => {
  const [german, open] = [await jobIn('de'), await jobIn(null)];
  expect([await languageOfPage(german), await languageOfPage(open)]).toEqual(['de', null]);
  await setCompanyLanguage('es');
  expect([await languageOfPage(german), await languageOfPage(open)]).toEqual(['de', 'es']);
  await setCompanyLanguage(null);
});

test('an interview goes on, and its emails come, in the language of the page where it was begun', async () => {
  const job = await jobIn('de');
  const candidate = await begin(job, 'french@example.com', 'fr');
  expect(await languageOfInterview(candidate)).toBe('fr');
  expect(await subjectOfContinueMail(job, 'french@example.com')).toContain('Poursuivez');
});

test('of a page without a language the emails are in that of the job, else of the company', async () => {
  const german = await jobIn('de');
  expect(await languageOfInterview(await begin(german, 'no-page@example.com'))).toBe('de');
  expect(await subjectOfContinueMail(german, 'no-page@example.com')).toContain('Setzen Sie');
  await setCompanyLanguage('es');
  const open = await jobIn(null);
  await begin(open, 'no-page@example.com');
  expect(await subjectOfContinueMail(open, 'no-page@example.com')).toContain('Continúe');
  await setCompanyLanguage(null);
});
