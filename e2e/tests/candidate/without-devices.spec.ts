import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { candidate, pdfFile, startInterview } from '../../support/journeys.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';
import { asked, kindsOfValues, storedValues } from '../../support/value-answers.ts';

const written = { format: 'text', maximumCharacters: 300, maximumWords: null };
const asYouLike = (question: string, format: 'video' | 'audio' = 'video') => ({
  question,
  time_limit: 60,
  required: true,
  formats: [{ format }, written],
});
const byFile = { format: 'file', kinds: ['pdf'], maximumBytes: 1024 * 1024, maximumFiles: 1 };

/** A machine with neither camera nor microphone; asking for one fails the test. */
async function withoutDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => [];
    navigator.mediaDevices.getUserMedia = () => {
      throw new Error('Nothing here needs a camera.');
    };
  });
}

/** Moves by keyboard alone, in the order of the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(pdfFile);
}

test('a phone without camera and microphone finishes an interview in every format by keyboard alone', async ({
  page,
  sharedServer: nimble,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutDevices(page);
  const { link, employer, jobId } = await openJobOfEmployer(nimble, [
    asYouLike('Why bread?'),
    asYouLike('Why so early?', 'audio'),
    ...kindsOfValues.map(asked),
    { ...asYouLike('Which work are you proud of?'), formats: [byFile] },
  ]);
  await page.goto(link);
  await expect(page.getByText('You can answer every question without video.')).toBeVisible();
  await press(page, 'Start interview');
  await type(page, 'Full name', candidate.name);
  await type(page, 'Email', candidate.email);
  await choose(page, 'Resume');
  await press(page, 'Continue');

  for (const answer of ['For its smell', 'For the quiet streets']) {
    await expect(page.getByRole('heading', { name: 'How do you want to answer?' })).toBeVisible();
    const choices = page.getByRole('button', { name: /^(On video|By audio|In writing)/ });
    await expect(choices).toHaveText([/^In writing/, /We found no (camera and no )?microphone here\.$/]);
    await expectAccessible(page, 'choice without devices');
    await press(page, /^In writing/);
    await press(page, 'Start writing');
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    await page.keyboard.type(answer);
    await press(page, 'Use this answer');
  }
  const keys = ['Rye', 'Space', '3.5', '03122027'];
  for (const [index, { question }] of kindsOfValues.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await press(page, /^Start (writing|answering)$/);
    await expect(page.locator('input:focus, textarea:focus')).toBeVisible();
    await page.keyboard[keys[index] === 'Space' ? 'press' : 'type'](keys[index] ?? '');
    await press(page, 'Use this answer');
  }
  await choose(page, 'Choose a file');
  await expect(page.getByText('Uploaded, ')).toBeVisible();
  await press(page, 'Use this answer');
  await press(page, 'Review & Submit');
  await press(page, 'Submit interview');
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  expect(await storedValues(nimble, employer, jobId)).toEqual(
    [
      { text: 'For its smell' },
      { text: 'For the quiet streets' },
      { text: 'Rye' },
      { chosen: [{ id: 'rye', text: 'Rye' }] },
      { number: 3.5 },
      { date: '2027-03-12' },
      { files: [expect.objectContaining({ name: pdfFile.name })] },
    ].map((value) => expect.objectContaining(value)),
  );
});

test('a missing camera is explained, and what is connected later works at once', async ({
  page,
  sharedServer: nimble,
}) => {
  await page.addInitScript(() => {
    let found: object[] = [];
    navigator.mediaDevices.enumerateDevices = async () => found as MediaDeviceInfo[];
    addEventListener('connect-devices', () => {
      found = [{ kind: 'videoinput' }, { kind: 'audioinput' }];
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    });
  });
  const { link } = await openJobOfEmployer(nimble, [asYouLike('Why bread?')]);
  await page.goto(link);
  await startInterview(page);
  const notHere = page.getByRole('region', { name: 'Does not work on this device at the moment' });
  await expect(notHere.getByRole('button', { name: /^On video/ })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('connect-devices')));
  await expect(notHere).toHaveCount(0);
  await page.getByRole('button', { name: /^On video/ }).click();
  await expect(page.getByText('Check your camera and microphone')).toBeVisible();
});
