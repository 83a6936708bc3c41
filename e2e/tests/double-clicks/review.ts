import { expect, type Page, test } from '@playwright/test';
import { put } from '../../support/company.ts';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { alter, button, createJob, pretend, type Stage, told } from './stage.ts';

/** Actions on a candidate. */
export function reviewCases(stage: () => Stage): void {
  const openCandidate = async (page: Page, index: number, search = '') => {
    const { open, candidates } = stage();
    await open(page, `/candidates/${candidates[index]}${search}`);
    await expect(page.getByText(/^(In review|Approved|Rejected)$/).first()).toBeVisible();
  };

  test('notes, comments, scores and the decision', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await openCandidate(page, 0, '?tab=notes');
    await page.getByLabel('Note', { exact: true }).fill('Kneads well.');
    await clicks.doubleClick(button(page, 'Save notes'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Notes saved successfully!'),
    });

    await page.getByRole('tab', { name: 'Assessment' }).click();
    await page.getByLabel('Comment on this moment').fill('Look at the crust.');
    await clicks.doubleClick(button(page, 'Comment'), {
      sends: ['addVideoComment'],
      shows: page.getByRole('listitem').getByText('Look at the crust.'),
    });
    await clicks.doubleClick(button(page, /^Delete the comment of/), {
      sends: ['deleteVideoComment'],
      shows: told(page, 'Comment deleted'),
    });
    await page.getByLabel('Comment on this moment').fill('Listen to the crumb.');
    await clicks.twice(
      async () => {
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('Control+Enter');
      },
      { sends: ['addVideoComment'], shows: page.getByRole('listitem').getByText('Listen to the crumb.') },
    );
    for (const criterion of ['Communication', 'Role knowledge', 'Problem solving', 'Motivation']) {
      await page
        .getByRole('radiogroup', { name: `Stars for ${criterion}` })
        .getByRole('radio')
        .first()
        .focus();
      await page.keyboard.press('4');
    }
    await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible();
    await clicks.doubleClick(button(page, 'Submit scorecard'), {
      sends: ['saveScorecard'],
      shows: told(page, 'Scorecard submitted'),
    });

    await clicks.doubleClick(button(page, '3 of 5, 60%'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Score set to 60%'),
    });
    await clicks.doubleClickSlowly(button(page, 'Approve candidate'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Candidate approved successfully!'),
    });
    // On a slow machine the second click is too late for a double click, and opens whatever is there by then.
    await page.keyboard.press('Escape');
    await button(page, 'Mark as').click();
    await clicks.doubleClick(page.getByRole('menuitem', { name: 'Reviewed' }), {
      sends: ['updateSubmission'],
      shows: told(page, 'Submission marked as reviewed!'),
    });
    await button(page, 'Edit review').click();
    await page.getByRole('dialog').getByLabel('Status').selectOption('Rejected');
    await clicks.doubleClick(button(page, 'Save changes'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Submission updated successfully!'),
    });
    clicks.expectCalm();
  });

  test('two decisions by keys before the first is answered come in their order', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await openCandidate(page, 1);
    await clicks.twice(
      async () => {
        for (const key of ['4', '4', 'a', 'a', 'r', 'r'])
          await page.evaluate(
            (pressed) =>
              document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })),
            key,
          );
      },
      {
        sends: ['updateSubmission', 'updateSubmission', 'updateSubmission'],
        shows: told(page, 'Candidate rejected successfully!'),
      },
    );
    await expect(page.getByText('80%').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Rejected').first()).toBeVisible();
    await expect(page.getByText('80%').first()).toBeVisible();
    clicks.expectCalm();
  });

  test('reviewers', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await openCandidate(page, 1);
    await button(page, /^Reviewers/).click();
    const dialog = page.getByRole('dialog', { name: 'Reviewers' });
    await dialog.getByLabel('Team member').selectOption({ index: 1 });
    await clicks.doubleClick(button(dialog, 'Assign'), {
      sends: ['assignReviewer'],
      shows: told(page, 'Reviewer assigned'),
    });
    await clicks.doubleClick(button(dialog, /^Unassign/), {
      sends: ['unassignReviewer'],
      shows: told(page, 'Reviewer unassigned'),
    });
    clicks.expectCalm();
  });

  test('rejecting, another attempt, and what failed is started again', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await openCandidate(page, 2);
    await clicks.doubleClick(button(page, 'Reject candidate'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Candidate rejected successfully!'),
    });
    await clicks.doubleClick(button(page, 'Undo'), {
      sends: ['undoDecision'],
      shows: told(page, 'Decision undone'),
    });
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Allow a new attempt' }).click();
    await clicks.doubleClick(button(page, 'Allow a new attempt'), {
      sends: ['allowNewAttempt'],
      shows: told(page, 'New attempt allowed. The candidate will get an email.'),
    });
    await button(page, 'More actions').click();
    await clicks.doubleClick(page.getByRole('menuitem', { name: 'Withdraw the new attempt' }), {
      sends: ['withdrawNewAttempt'],
      shows: told(page, 'New attempt withdrawn'),
    });

    const step = { task: 'poster', state: 'failed', progress: 0, failure: 'No picture' };
    await alter(page, /\/api\/submissions\/\d+\/tasks$/, () => ({ data: [step] }));
    await pretend(page, 'POST', /\/tasks\/poster\/retry$/, {
      data: [{ ...step, failure: null, state: 'waiting' }],
    });
    type One = { data: object };
    await alter(page, /\/api\/submissions\/\d+$/, ({ data }: One) => ({
      data: { ...data, compiled_video: null, joinFailure: 'A file is broken' },
    }));
    await page.reload();
    await clicks.doubleClick(button(page, 'Retry: Video thumbnail'), { sends: ['retryMediaTask'] });
    await clicks.doubleClick(button(page, 'Retry'), {
      sends: ['compileSubmission'],
      shows: told(page, 'Joining the video again'),
    });
    clicks.expectCalm();
  });

  test('words and insights are asked for', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    const path = /\/transcript$/;
    type Transcript = { data: { answers: object[] } };
    let status = 'failed';
    await page.route(path, async (route) => {
      const isStart = route.request().method() === 'POST';
      if (isStart) status = 'queued';
      const response = await route.fetch({ method: 'GET' });
      const { data } = (await response.json()) as Transcript;
      const answers = data.answers.map((answer) => ({ ...answer, status }));
      await route.fulfill({ response, json: { data: { ...data, isEngineOn: true, answers } } });
    });
    await openCandidate(page, 0, '?tab=transcript');
    await clicks.doubleClick(page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }), {
      sends: ['startTranscription'],
      shows: told(page, 'Transcription started'),
    });

    type One = { data: object };
    await alter(page, /\/api\/submissions\/\d+$/, ({ data }: One) => ({
      data: { ...data, allowedInsights: { performance: true, behavioral: false } },
    }));
    type Insights = { data: null; meta: object };
    await alter(page, /\/insights$/, (none: Insights) => ({ ...none, meta: { mayStart: true } }));
    await pretend(page, 'POST', /\/insights$/, { data: null, meta: { mayStart: true } });
    await page.goto(page.url().replace('tab=transcript', 'tab=overview'));
    await clicks.doubleClick(button(page, 'Compute insights'), {
      sends: ['startInsights'],
      shows: told(page, 'Nimble is computing the insights. They will appear here.'),
    });
    clicks.expectCalm();
  });

  test('the email about a decision', async ({ page }) => {
    const { nimble, admin, candidates } = stage();
    const clicks = await watchDoubleClicks(page);
    const data = { status: 'rejected', mail: { kind: 'rejected' } };
    await put(nimble, `/api/submissions/${candidates[0]}`, { data }, admin.token);
    await openCandidate(page, 0);
    await clicks.doubleClick(button(page, 'Cancel email'), {
      sends: ['cancelDecisionMail'],
      shows: told(page, 'Email canceled'),
    });
    clicks.expectCalm();
  });

  test('an export, and deleting it', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/candidates');
    await page.getByRole('button', { name: /^Export all/ }).click();
    const dialog = page.getByRole('dialog');
    await clicks.doubleClick(dialog.getByRole('button', { name: 'Export', exact: true }), {
      sends: ['createExport'],
      shows: dialog.getByText('The export has started.'),
    });
    await clicks.doubleClick(dialog.getByRole('button', { name: /^(Cancel|Delete) Candidates/ }), {
      sends: ['deleteExport'],
      shows: told(page, 'Export deleted'),
    });
    clicks.expectCalm();
  });

  test('a note from the list, and deleting a candidate and a job', async ({ page }) => {
    const { candidates, open } = stage();
    const clicks = await watchDoubleClicks(page);
    await open(page, '/candidates');
    await button(page, 'More actions for Ada Hall').click();
    await page.getByRole('menuitem', { name: 'Add note' }).click();
    await page.getByRole('dialog').getByLabel('Note').fill('Bakes well.');
    await clicks.doubleClickSlowly(button(page, 'Save note'), {
      sends: ['updateSubmission'],
      shows: told(page, 'Note added successfully'),
    });
    clicks.expectCalm();
    await open(page, `/candidates/${candidates[2]}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Delete submission' }).click();
    await clicks.doubleClick(button(page, 'Delete'), {
      sends: ['deleteSubmission'],
      shows: told(page, 'Submission deleted successfully'),
    });
    await expect(page).toHaveURL(/candidates$/);

    const { id } = await createJob(stage(), 'Night Baker');
    await open(page, `/jobs/${id}`);
    await button(page, 'More actions for Night Baker').click();
    await page.getByRole('menuitem', { name: 'Delete job' }).click();
    await clicks.doubleClick(button(page, 'Delete job'), {
      sends: ['deleteJob'],
      shows: told(page, /deleted/),
    });
    await expect(page).toHaveURL(/jobs$/);
    await createJob(stage(), 'Day Baker');
    await page.reload();
    await button(page, 'More actions for Day Baker').click();
    await page.getByRole('menuitem', { name: 'Delete job' }).click();
    await clicks.doubleClickSlowly(button(page, 'Delete job'), {
      sends: ['deleteJob'],
      shows: told(page, /deleted/),
    });
    await expect(page).toHaveURL(/jobs$/);
    clicks.expectCalm();
  });
}
