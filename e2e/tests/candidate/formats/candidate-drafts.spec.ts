import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { startInterview } from '../../../support/journeys.ts';
import type { NimbleServer } from '../../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../../support/open-job.ts';
import { asksBeforeLeaving } from '../../../support/recordings.ts';
import { test } from '../../../support/shared-server.ts';
import { asked, kindsOfValues, storedValues } from '../../../support/value-answers.ts';

const seconds = kindsOfValues.map(({ value }) => expect.objectContaining(value.second));
const kept = /^No connection\. Your answer is kept on this device/;

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function start(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await button(page, /^Start (writing|answering)$/).click();
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Review & Submit').click();
  await button(page, 'Submit interview').click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
}

test('answers of every kind survive a reload, and a crash that another tab takes over', async ({
  page: opened,
  context,
}) => {
  const { link, employer, jobId } = await openJobOfEmployer(nimble, kindsOfValues.map(asked));
  let page = opened;
  await page.goto(link);
  await startInterview(page);
  for (const { question, write, expectShown } of kindsOfValues) {
    await start(page, question);
    await write(page, 'first');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expectShown(page, 'first');
    const second = await context.newPage();
    await second.goto(link);
    await expect(second.getByText('This interview is open in another tab')).toBeVisible();
    await page.bringToFront();
    // The server does not get it: only this device has it.
    await context.setOffline(true);
    await write(page, 'second');
    await expect(page.getByText(kept)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    await context.setOffline(false);
    page = second;
    await expectShown(page, 'second');
    await expect(saved(page)).toBeVisible();
    await button(page, 'Use this answer').click();
  }
  await submit(page);
  expect(await storedValues(nimble, employer, jobId)).toEqual(seconds);
});

test('answers of every kind wait for a lost connection: while written, used and submitted', async ({
  page,
  context,
}) => {
  const { link, employer, jobId } = await openJobOfEmployer(nimble, kindsOfValues.map(asked));
  await page.goto(link);
  await startInterview(page);
  for (const { question, write, expectShown } of kindsOfValues) {
    await start(page, question);
    await context.setOffline(true);
    await write(page, 'second');
    await expect(page.getByText(kept)).toBeVisible();
    expect(await asksBeforeLeaving(page)).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await expectShown(page, 'second');
    await expect(saved(page)).toBeVisible();
    expect(await asksBeforeLeaving(page)).toBe(false);
    await context.setOffline(true);
    await button(page, 'Use this answer').click();
    await expect(page.getByText(kept)).toBeVisible();
    await context.setOffline(false);
    await expect(
      page
        .getByText('Your answer is saved.')
        .or(page.getByText(/^Question [234] of 4$/))
        .first(),
    ).toBeVisible();
  }
  await button(page, 'Review & Submit').click();
  await context.setOffline(true);
  await button(page, 'Submit interview').click();
  await expect(page.getByText(/^No connection at the moment\. Nothing is lost/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  expect(await storedValues(nimble, employer, jobId)).toEqual(seconds);
});

test('a device without room says that only the page has the answer, and loses nothing', async ({
  page,
  context,
}) => {
  const { link, employer, jobId } = await openJobOfEmployer(nimble, kindsOfValues.map(asked));
  const devtools = await context.newCDPSession(page);
  await page.goto(link);
  await startInterview(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: nimble.url, quotaSize: 1 });
  for (const { question, write } of kindsOfValues) {
    await start(page, question);
    await context.setOffline(true);
    // The browser uses its last computed quota for a while.
    await expect(async () => {
      await write(page, 'first');
      await write(page, 'second');
      await expect(page.getByText(/^No connection, and this device has no room/)).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    expect(await asksBeforeLeaving(page)).toBe(true);
    if (question === kindsOfValues[0]?.question)
      await expectAccessible(page, 'a draft that only the page has');
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await button(page, 'Use this answer').click();
  }
  await submit(page);
  expect(await storedValues(nimble, employer, jobId)).toEqual(seconds);
});
