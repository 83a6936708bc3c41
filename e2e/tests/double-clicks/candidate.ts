import { expect, test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { pdfFile } from '../../support/journeys.ts';
import { recordAnswer, recordBeside } from '../../support/record.ts';
import { alter, button, pretend, type Stage } from './stage.ts';

/** The candidate's side, from the form to erasing everything. */
export function candidateCases(stage: () => Stage): void {
  test('a candidate begins, records, submits, and has everything erased', async ({ page }) => {
    const { nimble, job } = stage();
    const clicks = await watchDoubleClicks(page);
    await page.goto(`${nimble.url}/interview/${job.shareToken}`);
    await page.getByRole('button', { name: 'Start interview' }).click();
    await page.getByLabel('Full name').fill('Nora Kern');
    await page.getByLabel('Email').fill('nora@example.com');
    await clicks.doubleClick(button(page, 'Email me the link'), {
      sends: ['mailContinueLink'],
      shows: page.getByText('an email with a link to continue is on its way'),
    });
    await page.getByLabel('Resume').setInputFiles(pdfFile);
    await page.getByRole('checkbox', { name: /^My words and voice may be measured/ }).check();
    await clicks.doubleClick(button(page, 'Continue'), {
      sends: ['validateEmail', 'createSubmission', 'uploadResume'],
      shows: page.getByText('Check your camera and microphone'),
    });
    await page.getByRole('button', { name: 'Go to the questions' }).click();
    await recordAnswer(page, 1);
    const retake = page.getByRole('button', { name: /^Retake/ });
    const shows = page.getByRole('button', { name: 'Start recording' });
    await clicks.doubleClick(retake, { sends: [], shows });
    await recordBeside(page);
    await retake.click();
    await clicks.doubleClick(button(page, 'Delete Recording 1'), { sends: ['discardTake'], shows });
    await recordBeside(page);
    await clicks.doubleClick(button(page, 'Use This Recording: Recording 2'), {
      sends: ['acceptTake', 'discardTake'],
    });
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await expect(page.getByText('Received')).toBeVisible();

    type Current = { data: { responses: object[] } };
    await alter(page, /\/api\/interviews\/current$/, ({ data }: Current) => ({
      data: {
        ...data,
        responses: data.responses.map((response) => ({
          ...response,
          processingStatus: 'failed',
          failure: { code: 'recording.not_checked', message: 'The recording was not checked.' },
          hasFormer: true,
        })),
      },
    }));
    await pretend(page, 'POST', /\/api\/uploads\/takes\/[^/]+\/check$/, { data: null });
    await pretend(page, 'POST', /\/api\/submission-responses\/\d+\/former$/, { data: null });
    await page.reload();
    await clicks.doubleClick(button(page, 'Check again'), { sends: ['checkTakeAgain'] });
    await page.reload();
    await clicks.doubleClick(button(page, 'Use the earlier recording'), { sends: ['restoreFormerAnswer'] });
    await page.unroute(/\/api\/interviews\/current$/);
    await page.reload();
    await expect(page.getByText('Received')).toBeVisible();
    await clicks.doubleClick(button(page, 'Submit interview'), {
      sends: ['submitInterview'],
      shows: page.getByRole('heading', { name: 'Interview Submitted Successfully!' }),
    });
    const mine = await page.getByRole('link', { name: 'See what you sent' }).getAttribute('href');
    clicks.expectCalm();
    await page.goto(nimble.url + mine);
    await page.reload();
    await clicks.doubleClick(button(page, 'Withdraw consent'), {
      sends: ['withdrawInsightsConsent'],
      shows: page.getByText('You no longer agree to automated insights.'),
    });
    await button(page, 'Erase everything').click();
    await clicks.doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }), {
      sends: ['eraseSentInterview'],
      shows: page.getByText('Everything you sent has been erased'),
    });
    clicks.expectCalm();
  });
}
