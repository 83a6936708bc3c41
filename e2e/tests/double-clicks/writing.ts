import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { pdfFile } from '../../support/journeys.ts';
import { openJob } from '../../support/open-job.ts';
import { button, type Stage } from './stage.ts';

const question = {
  question: 'What do you write about?',
  time_limit: 60,
  required: true,
  formats: [{ format: 'text', maximumCharacters: 300, maximumWords: null }],
};

const byFile = {
  question: 'What are you proud of?',
  time_limit: 60,
  required: true,
  formats: [{ format: 'file', kinds: ['pdf'], maximumBytes: 1024 * 1024, maximumFiles: 1 }],
};

/** Answers that are not recorded. */
export function writingCases(stage: () => Stage): void {
  test('a candidate starts to write an answer, and uses it', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    await page.goto(await openJob(nimble, [question]));
    await button(page, 'Start interview').click();
    await page.getByLabel('Full name').fill('Nora Kern');
    await page.getByLabel('Email').fill('nora.writes@example.com');
    await page.getByLabel('Resume').setInputFiles(pdfFile);
    await button(page, 'Continue').click();
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await clicks.doubleClick(button(page, 'Start writing'), { sends: ['startAnswer'], shows: field });
    await field.fill('Bread');
    await clicks.doubleClick(button(page, 'Use this answer'), {
      sends: ['acceptAnswer'],
      shows: page.getByText('Your answer is saved.'),
    });
    clicks.expectCalm();
  });

  test('a candidate removes a file, and uses another one', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    await page.goto(await openJob(nimble, [byFile]));
    await button(page, 'Start interview').click();
    await page.getByLabel('Full name').fill('Nora Kern');
    await page.getByLabel('Email').fill('nora.files@example.com');
    await page.getByLabel('Resume').setInputFiles(pdfFile);
    await button(page, 'Continue').click();
    const picker = page.getByLabel('Choose a file');
    await picker.setInputFiles(pdfFile);
    await page.getByText('Uploaded, ').waitFor();
    await clicks.doubleClick(page.getByRole('button', { name: /^Remove / }), {
      sends: ['deleteFile'],
      shows: picker,
    });
    await picker.setInputFiles(pdfFile);
    await page.getByText('Uploaded, ').waitFor();
    await clicks.doubleClick(button(page, 'Use this answer'), {
      sends: ['useFiles'],
      shows: page.getByText('Your answer is saved.'),
    });
    clicks.expectCalm();
  });
}
