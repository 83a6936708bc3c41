import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { openAs } from '../../../support/company.ts';
import { candidate, pdfFile, startInterview } from '../../../support/journeys.ts';
import type { NimbleServer } from '../../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../../support/open-job.ts';
import { test } from '../../../support/shared-server.ts';

const megabyte = 1024 * 1024;
const byFile = (maximumFiles: number, kinds = ['pdf', 'text', 'picture']) => ({
  question: 'Which work are you proud of?',
  time_limit: 60,
  required: true,
  formats: [{ format: 'file', kinds, maximumBytes: 2 * megabyte, maximumFiles }],
});
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Rye, spelt and oats.') };
const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(megabyte, 'rye ') };

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await startInterview(page);
}

const picker = (page: Page) => page.getByLabel(/^Choose (a file|files)$/);
const use = (page: Page) => page.getByRole('button', { name: 'Use this answer' });

test('a candidate answers by file, and a reviewer downloads it', async ({ page, browser }) => {
  const { link, employer } = await openJobOfEmployer(nimble, [byFile(2)]);
  await begin(page, link);
  await expect(page.getByText('Up to 2 files, up to 2.0 MB each.')).toBeVisible();
  await expectAccessible(page, 'choice of a file');
  await picker(page).setInputFiles([pdfFile, notes]);
  await expect(page.getByText('Uploaded, ')).toHaveCount(2);
  await expectAccessible(page, 'uploaded files');
  await page.reload();
  await expect(page.getByText('Uploaded, ')).toHaveCount(2);
  await page.getByRole('button', { name: /^Remove cv\.pdf/ }).click();
  await picker(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(900) });
  await expect(page.getByText('This question does not take this kind of file.')).toBeVisible();
  await use(page).click();
  await expect(page.getByText('Your answer is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByRole('link', { name: /^Download notes\.txt/ })).toBeVisible();
  await expectAccessible(page, 'review of a file');
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await expect(page.getByRole('link', { name: /^Download notes\.txt/ })).toBeVisible();

  const reviewer = await browser.newPage();
  await openAs(reviewer, nimble, employer, '/candidates');
  await reviewer.getByRole('link', { name: candidate.name }).first().click();
  const downloading = reviewer.waitForEvent('download');
  await reviewer.getByRole('link', { name: /^Download notes\.txt/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('notes.txt');
  expect((await readFile(await download.path())).equals(notes.buffer)).toBe(true);
  await expectAccessible(reviewer, 'an answer by file');
  await reviewer.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('a file is sent over a line that is lost, canceled and replaced', async ({ page, context }) => {
    const { link } = await openJobOfEmployer(nimble, [byFile(1)]);
    await begin(page, link);
    await expect(picker(page)).toBeAttached();
    await context.setOffline(true);
    await picker(page).setInputFiles(large);
    await expect(page.getByText('No connection. The upload continues when it is back.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Uploaded, 1.0 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove large.txt' }).click();
    await context.setOffline(true);
    await picker(page).setInputFiles(large);
    await page.getByRole('button', { name: 'Cancel the upload of large.txt' }).click();
    await context.setOffline(false);
    await picker(page).setInputFiles(notes);
    await expect(page.getByText('Uploaded, ')).toBeVisible();
    await expect(use(page)).toBeInViewport({ ratio: 1 });
    await use(page).click();
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  });
});
