import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { beginInterview, candidate, giveDetails, startInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob, openJobOfEmployer } from '../../support/open-job.ts';
import { recordAnswer, recordFor, secondsLeft } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [{ question: 'Which bread are you proud of?', time_limit: 60, required: true }];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

/** Simulates a locked screen, or another tab in front. */
const showPage = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isShown);

test('separate consent to insights, extra time, and another attempt', async ({ page, browser }) => {
  const { link, employer, jobId } = await openJobOfEmployer(nimble, questions);
  const context = await browser.newContext();
  const office = await context.newPage();

  await test.step('the company turns the picture’s insights on', async () => {
    await openAs(office, nimble, employer, '/settings/insights');
    await expect(office.getByRole('radio', { name: /^Facts and scores/ })).toBeChecked();
    const picture = office.getByRole('switch', { name: 'Delivery on camera' });
    await expect(picture).not.toBeChecked();
    await picture.click();
    await expect(office.getByText('Insight settings saved')).toBeVisible();
    await expectAccessible(office, 'insight settings');
  });

  await test.step('a recruiter gives extra time before the candidate begins', async () => {
    await office.goto(`${nimble.url}/jobs/${jobId}`);
    await office.getByRole('button', { name: 'Extra time' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Email address of the candidate').fill('not an address');
    await dialog.getByRole('button', { name: 'Give extra time' }).click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await dialog.getByLabel('Email address of the candidate').fill(candidate.email.toUpperCase());
    await dialog.getByLabel('Time', { exact: true }).selectOption('2');
    await dialog.getByRole('button', { name: 'Give extra time' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: candidate.email })).toContainText(
      '2 × the usual time',
    );
    await expectAccessible(office, 'extra time');
  });

  await test.step('both consents are there, neither is ticked, and one is given', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Start interview' }).click();
    const voice = page.getByRole('checkbox', { name: /^My words and voice may be measured/ });
    await expect(voice).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^My picture may be measured/ })).not.toBeChecked();
    await voice.check();
    await expectAccessible(page, 'form with the consents');
    await giveDetails(page);
    await page.getByRole('button', { name: 'Go to the questions' }).click();
  });

  await test.step('the limit is twice as long, and a locked screen pauses the recording', async () => {
    await expect(page.getByText('Time limit 2:00')).toBeVisible();
    await expect(page.getByText('You have 2 times the usual time.')).toBeVisible();
    await page.getByRole('button', { name: 'Start recording' }).click();
    expect(await secondsLeft(page)).toBeGreaterThan(60);
    await recordFor(page, 3);
    await showPage(page, false);
    await showPage(page, true);
    await expect(page.getByText('The recording is paused: the screen was locked')).toBeVisible();
    await expectAccessible(page, 'interrupted recording');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('The recording is paused')).toHaveCount(0);
    await recordFor(page, 3);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Use This Recording' }).click();
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  });

  await test.step('the reviewer sees the consent and the extra time, and allows a new attempt', async () => {
    await office.goto(`${nimble.url}/candidates`);
    await office.getByRole('link', { name: candidate.name }).first().click();
    await expect(office.getByText('2 × the usual time')).toBeVisible();
    await expect(office.getByRole('tab', { name: 'Profile' })).toBeVisible();
    await office.getByRole('tab', { name: 'Profile' }).click();
    await expect(office.getByText('Words and voice', { exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('menuitem', { name: 'Allow a new attempt' }).click();
    await office.getByRole('button', { name: 'Allow a new attempt' }).click();
    await expect(office.getByText(/^New attempt allowed (?!\.)/).first()).toBeVisible();
  });

  await test.step('the same device and address begin again, once', async () => {
    await page.reload();
    await beginInterview(page, link);
    await expect(page.getByText('Time limit 2:00')).toBeVisible();
    await recordAnswer(page, 2);
    await page.getByRole('button', { name: 'Use This Recording' }).click();
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  });
  await context.close();
});

test('a page whose code is gone with the old version offers a reload', async ({ page }) => {
  const link = await openJob(nimble, questions);
  await page.route(/\/assets\/session-/, (route) => route.abort());
  await page.goto(link);
  await startInterview(page);
  await expect(page.getByRole('heading', { name: 'This page has been updated' })).toBeVisible();
  await expectAccessible(page, 'outdated page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Check your camera and microphone')).toBeVisible();
});
