import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview, candidate } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordAnswer } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 60, required: true },
  { question: 'Why this bakery and no other?', time_limit: 60, required: false },
];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

test('an interview begun on one device continues on another, and the submission can be seen and erased', async ({
  page,
  browser,
}) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, 2);
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Received')).toBeVisible();

  // A waiting tab continues by itself when the first is closed.
  const second = await page.context().newPage();
  await second.goto(link);
  await expect(second.getByText('This interview is open in another tab')).toBeVisible();
  await page.close();
  await expect(second.getByText('Received')).toBeVisible();
  await second.close();

  const viewport = { width: 390, height: 844 };
  const permissions = ['camera', 'microphone'];
  const phone = await (await browser.newContext({ viewport, permissions })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Start interview' }).click();
  await phone.getByRole('button', { name: 'Email me the link' }).click();
  await expect(phone.getByText('Please enter your email above first.')).toBeVisible();
  await phone.getByLabel('Email').fill(candidate.email);
  await phone.getByRole('button', { name: 'Email me the link' }).click();
  await expect(phone.getByText('an email with a link to continue is on its way')).toBeVisible();
  await expectAccessible(phone, 'form with the link mailed');
  await phone.goto(await nimble.linkInMailTo(candidate.email, new URL(link).pathname));
  await phone.getByRole('button', { name: 'Go to the questions' }).click();
  await expect(phone.getByText('Question 2 of 2')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.getByRole('button', { name: 'Review & Submit' }).click();
  await phone.getByRole('button', { name: 'Submit interview' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Submit interview' }).click();
  const success = phone.getByRole('heading', { name: 'Interview Submitted Successfully!' });
  await expect(success).toBeVisible();
  await expectAccessible(phone, 'success with the link to what was sent');
  const mine = await phone.getByRole('link', { name: 'See what you sent' }).getAttribute('href');

  await phone.reload();
  await expect(success).toBeVisible();
  await expect(phone.getByRole('link', { name: 'See what you sent' })).toHaveCount(0);

  await phone.goto(nimble.url + mine);
  for (const text of [candidate.name, candidate.email, 'cv.pdf', 'Which bread are you proud of?'])
    await expect(phone.getByText(text)).toBeVisible();
  await expectAccessible(phone, 'what was sent');
  await phone.getByRole('button', { name: 'Erase everything' }).click();
  await expectAccessible(phone, 'erase dialog');
  await phone.getByRole('button', { name: 'Keep it' }).click();
  await phone.getByRole('button', { name: 'Erase everything' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(phone.getByText('Everything you sent has been erased')).toBeVisible();
  await expectAccessible(phone, 'erased');
  await phone.reload();
  await expect(phone.getByText('There is nothing here anymore')).toBeVisible();
  await expectAccessible(phone, 'nothing there');
  await phone.context().close();
});

test('a recording that was sent and not used can be watched and used on another device', async ({
  page,
  browser,
}) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, 4);
  await page.close();

  const viewport = { width: 390, height: 844 };
  const permissions = ['camera', 'microphone'];
  const phone = await (await browser.newContext({ viewport, permissions })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Start interview' }).click();
  await phone.getByLabel('Email').fill(candidate.email);
  await phone.getByRole('button', { name: 'Email me the link' }).click();
  await phone.goto(await nimble.linkInMailTo(candidate.email, new URL(link).pathname));
  await phone.getByRole('button', { name: 'Go to the questions' }).click();
  await expect(phone.getByRole('heading', { name: 'You recorded this on another device' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Question 1 of 2, Not used yet' })).toBeVisible();
  await expectAccessible(phone, 'recorded on another device');
  await phone.getByRole('button', { name: /^Play recording \(/ }).click();
  await expect(phone.getByLabel(/^Your recording, 0:(0[1-9]|[1-5]\d)/)).toHaveAttribute('src', /^blob:/);
  await phone.getByRole('button', { name: 'Use This Recording' }).click();
  await phone.getByRole('button', { name: 'Review & Submit' }).first().click();
  await expect(phone.getByText('Received')).toBeVisible();
  await phone.context().close();
});

test('a device that was left by the emailed link says so, keeps its recording, and goes on by the same link', async ({
  page,
  browser,
}) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, 2);

  const phone = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Start interview' }).click();
  await phone.getByLabel('Email').fill(candidate.email);
  await phone.getByRole('button', { name: 'Email me the link' }).click();
  const mailed = await nimble.linkInMailTo(candidate.email, new URL(link).pathname);
  await phone.goto(mailed);
  await expect(phone.getByRole('button', { name: 'Go to the questions' })).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(page.getByText('You continued this interview from the link in our email')).toBeVisible();
  await expectAccessible(page, 'left by the emailed link');
  await page.goto(mailed);
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Received')).toBeVisible();
});
