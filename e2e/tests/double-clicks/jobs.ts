import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { changeInvitation } from './invitations.ts';
import { button, createJob, type Stage, told } from './stage.ts';

/** Creating jobs, and actions on a job's page. */
export function jobCases(stage: () => Stage): void {
  test('a job is published, and another kept as a draft', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    for (const [title, name] of [
      ['Dawn Baker', 'Save as draft'],
      ['Dusk Baker', 'Publish job'],
    ] as const) {
      await stage().open(page, '/jobs');
      await page.getByRole('button', { name: 'Create job' }).first().click();
      const wizard = page.getByRole('dialog');
      await wizard.getByRole('button', { name: /Create from scratch/ }).click();
      await wizard.getByLabel('Job title').fill(title);
      await wizard.getByLabel('Job description').fill('You bake what the harbour eats, in good time.');
      await wizard.getByRole('textbox', { name: 'Question 1' }).fill('What do you bake best?');
      await wizard.getByRole('button', { name: 'Continue' }).click();
      await clicks.doubleClick(wizard.getByRole('button', { name }), {
        sends: ['createJob'],
        shows: told(page, 'Job created successfully!'),
      });
    }
    clicks.expectCalm();
  });

  test('a job is changed, and becomes a template that goes again', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    const { id } = await createJob(stage(), 'Pastry Chef');
    await stage().open(page, `/jobs/${id}`);
    await clicks.doubleClick(button(page, 'Pause'), {
      sends: ['updateJob'],
      shows: told(page, /^Job status updated to paused/),
    });
    await button(page, 'Edit job').click();
    await page.getByLabel('Job title').fill('Pastry Cook');
    await clicks.doubleClick(button(page, 'Save changes'), {
      sends: ['updateJobWithQuestions'],
      shows: page.getByRole('heading', { name: 'Pastry Cook' }).last(),
    });
    await button(page, 'Edit criteria').click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Patience');
    await clicks.doubleClick(button(page, 'Save criteria'), {
      sends: ['updateCriteria'],
      shows: told(page, 'Criteria saved'),
    });
    await button(page, 'Change who sees it').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Only the hiring team' }).click();
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['updateJobTeam'],
      shows: told(page, 'Saved who sees this job'),
    });

    await button(page, 'More actions for Pastry Cook').click();
    await page.getByRole('menuitem', { name: 'Save as template' }).click();
    await clicks.doubleClick(button(page, 'Save template'), {
      sends: ['createTemplate'],
      shows: told(page, 'Template saved'),
    });
    await page.goto(`${stage().nimble.url}/jobs`);
    await page.getByRole('button', { name: 'Create job' }).first().click();
    await page.getByRole('button', { name: /Use a template/ }).click();
    await button(page, 'Delete template Pastry Cook').click();
    await clicks.doubleClick(button(page, 'Delete template'), {
      sends: ['deleteTemplate'],
      shows: told(page, 'Template deleted successfully'),
    });
    clicks.expectCalm();
  });

  test('candidates are invited, invited again, and get more time', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    const { open, job } = stage();
    await open(page, `/jobs/${job.id}`);
    await button(page, 'Invite by email').click();
    await page.getByLabel('Email addresses').fill('dora@example.com');
    await clicks.doubleClick(button(page, 'Send 1 invitation'), {
      sends: ['inviteCandidates'],
      shows: told(page, /invited/),
    });
    await page.keyboard.press('Escape');
    await changeInvitation(page, clicks, `/jobs/${job.id}/invitations`);
    await open(page, `/jobs/${job.id}`);

    await button(page, 'Extra time').click();
    await page.getByLabel('Email address of the candidate').fill('emil@example.com');
    await clicks.doubleClick(button(page, 'Give extra time'), {
      sends: ['giveExtraTime'],
      shows: page.getByRole('listitem').filter({ hasText: 'emil@example.com' }),
    });
    await clicks.doubleClick(page.getByRole('dialog').getByRole('listitem').getByRole('button'), {
      sends: ['giveExtraTime'],
    });
    clicks.expectCalm();
  });

  test('a guest gets a link, comments by it, and it is revoked', async ({ page, context }) => {
    const clicks = await watchDoubleClicks(page);
    const { open, candidates } = stage();
    await open(page, `/candidates/${candidates[0]}`);
    await button(page, 'Guest links').click();
    await page.getByLabel('Who is it for?').fill('The head of baking');
    await clicks.doubleClick(button(page, 'Create link'), {
      sends: ['createGuestLink'],
      shows: page.getByLabel('Guest link', { exact: true }),
    });
    const address = await page.getByLabel('Guest link', { exact: true }).inputValue();

    const guest = await context.newPage();
    const guestClicks = await watchDoubleClicks(guest);
    await guest.goto(address);
    await guest.getByLabel('Your name').fill('Kim');
    await guest.getByLabel('Comment on this moment').fill('Convincing');
    await guestClicks.doubleClick(button(guest, 'Comment'), {
      sends: ['addGuestComment'],
      shows: guest.getByRole('listitem').getByText('Convincing'),
    });
    guestClicks.expectCalm();
    await guest.close();

    await button(page, 'Revoke the link for The head of baking').click();
    await clicks.doubleClick(button(page, 'Revoke'), {
      sends: ['revokeGuestLink'],
      shows: told(page, 'Link revoked'),
    });
    clicks.expectCalm();
  });
}
