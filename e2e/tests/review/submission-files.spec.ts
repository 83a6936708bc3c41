import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pdfOf } from '../../../apps/server/src/testing/files/documents.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

const resumeText = 'Ran the ovens of a harbour bakery';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
});

test('a failed step shows why and is restarted by a person; a resume is found, shown, read and downloaded', async ({
  page,
}) => {
  const clip = answerClip(2);
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions: [{ question: 'What do you bake?', time_limit: 60, required: true }],
  };
  const path = '/api/jobs/create-with-auth';
  const job = (await post<{ data: OpenJob }>(nimble, path, { data }, admin.token)).data;
  const person = { name: 'Ana Okafor', email: 'ana@example.com' };
  const sent = { isBroken: true, resume: pdfOf([resumeText]) };
  const id = await submitInterview(nimble, admin, job, person, clip, sent);

  await openAs(page, nimble, admin, `/candidates/${id}`);
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Interview video' });
  await expect(steps.getByText('Answer 1: The recording cannot be read.')).toBeVisible();
  await expect(steps.getByText('Failed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a failed step');
  await mendTake(clip);
  await steps.getByRole('button', { name: 'Retry: Interview video' }).click();
  await expect(page.locator('media-controller video')).toBeVisible();
  await expect(steps).toBeHidden();

  await page.goto(`${nimble.url}/candidates?in=resumes&search=harbour`);
  const found = page.getByRole('list', { name: 'Candidates whose resume contains “harbour”' });
  await expect(found.locator('mark').first()).toHaveText('harbour');
  await expectAccessible(page, 'found in resumes');
  await found.getByRole('link', { name: person.name }).click();

  await page.getByRole('tab', { name: 'Resume' }).click();
  await expect(page.getByText(resumeText)).toBeVisible();
  await expectAccessible(page, 'resume');
  const download = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('cv.pdf');
  await expect(page.getByText('Resume downloaded successfully')).toBeVisible();
  const shown = page.waitForResponse((response) => response.url().includes('preview=1'));
  await page.getByRole('button', { name: 'Show the document' }).click();
  expect((await shown).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  });
  await expect(page.getByTitle('Preview of cv.pdf')).toBeVisible();
});

/** Restores the corrupted answer. */
async function mendTake(clip: Buffer): Promise<void> {
  const folder = join(nimble.dataFolder, 'files/takes');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await readFile(path, 'utf8')) === 'no video') await writeFile(path, clip);
  }
}
