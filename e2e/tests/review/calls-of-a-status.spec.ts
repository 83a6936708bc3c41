import { expect, type Page } from '@playwright/test';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, get, type OpenJob, submitInterview } from '../../support/submissions.ts';

let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;
let id: number;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
  const questions = [{ question: 'What do you bake best?', time_limit: 600, required: true }];
  const data = { title: 'Head Baker', description: 'You bake bread.', status: 'active', questions };
  type Created = { data: OpenJob };
  job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  const candidate = { name: 'Ada Hall', email: 'ada@example.com' };
  id = await submitInterview(nimble, admin, job, candidate, answerClip(2));
  await expect.poll(isAllDone).toBe(true);
});

/** Events of tasks about the submission reach pages, too. */
async function isAllDone(): Promise<boolean> {
  type Tasks = { data: { state: string }[] };
  const tasks = await get<Tasks>(nimble, `/api/submissions/${id}/tasks`, admin.token);
  type Transcript = { data: { answers: { status: string; speech: unknown }[] } };
  const { data } = await get<Transcript>(nimble, `/api/submissions/${id}/transcript`, admin.token);
  return (
    tasks.data.every(({ state }) => state === 'done') &&
    data.answers.every(({ status, speech }) => status !== 'queued' && speech !== null)
  );
}

/** A page's calls, and its messages from the socket, from now on. */
function listenTo(page: Page) {
  const calls: string[] = [];
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  return { calls, heard };
}

/** Resolves after every delayed reaction of the page to an echo. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForLoadState('networkidle');
}

const gets = (calls: readonly string[]) => calls.filter((one) => one.startsWith('GET '));
const puts = (calls: readonly string[]) => calls.filter((one) => one.startsWith('PUT '));

test('one click on a status, beside the list of a job, is one PUT and at most two GETs', async ({ page }) => {
  const { calls, heard } = listenTo(page);
  await page.clock.install();
  await openAs(page, nimble, admin, `/jobs/${job.id}/candidates?candidate=${id}`);
  await expect(page.getByText('In review').first()).toBeVisible();
  await expect.poll(() => heard.some((frame) => frame.includes('submission-updated'))).toBe(true);
  await letTimePass(page);
  calls.splice(0);
  heard.splice(0);
  await page.getByRole('button', { name: 'Approve candidate' }).click();
  await expect(page.getByText('Candidate approved successfully!')).toBeVisible();
  await expect.poll(() => heard.some((frame) => frame.includes('submission-updated'))).toBe(true);
  await letTimePass(page);
  test.info().annotations.push({ type: 'calls', description: calls.join(', ') });
  expect(puts(calls)).toEqual([`PUT /api/submissions/${id}`]);
  // On a slow machine something may still be loading from before the click.
  const answered = calls.slice(calls.findIndex((one) => one.startsWith('PUT ')));
  expect(gets(answered).length).toBeLessThanOrEqual(2);
});
