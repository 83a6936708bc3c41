import type { Page } from '@playwright/test';
import type { watchDoubleClicks } from '../../support/double-click.ts';
import { alter, button, pretend, told } from './stage.ts';

type Clicks = Awaited<ReturnType<typeof watchDoubleClicks>>;
type Listed = { data: object[] };

/** Resends, extends and withdraws the one invitation of a job, on its page. */
export async function changeInvitation(page: Page, clicks: Clicks, address: string): Promise<void> {
  await alter(page, /\/invitations\?/, ({ data, ...rest }: Listed) => ({
    ...rest,
    data: data.map((one) => ({ ...one, state: 'sent', sentAt: new Date().toISOString() })),
  }));
  await pretend(page, 'POST', /\/resend$/, { data: { id: 1 } });
  await page.goto(new URL(address, page.url()).href);
  const choose = async (name: string) => {
    await button(page, /^Actions for /).click();
    return page.getByRole('menuitem', { name });
  };
  await clicks.doubleClick(await choose('Resend'), {
    sends: ['resendJobInvitation'],
    shows: told(page, 'Resending the invitation'),
  });
  await (await choose('Change deadline')).click();
  await clicks.doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Save' }), {
    sends: ['extendInvitation'],
    shows: told(page, 'Deadline changed'),
  });
  await (await choose('Withdraw')).click();
  await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }), {
    sends: ['withdrawInvitation'],
    shows: told(page, 'Invitation withdrawn'),
  });
  await inviteFromList(page, clicks);
}

/** Checks a list, sends it, and stops the sending. */
async function inviteFromList(page: Page, clicks: Clicks): Promise<void> {
  const batch = {
    id: 1,
    createdAt: new Date().toISOString(),
    stoppedAt: null,
    total: 2,
    sent: 1,
    waiting: 1,
    failed: 0,
    withdrawn: 0,
    failures: [],
  };
  await pretend(page, 'POST', /\/invitation-batches$/, { data: { id: 1, invited: 1, skipped: 0 } });
  await pretend(page, 'GET', /\/invitation-batches$/, { data: [batch] });
  await pretend(page, 'PUT', /\/invitation-batches\/1$/, { data: { id: 1 } });
  await button(page, 'Invite from a list').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Or paste the list').fill('new.candidate@example.com');
  await clicks.doubleClick(dialog.getByRole('button', { name: 'Check the list' }), {
    sends: ['previewInvitationList'],
    shows: dialog.getByText('1 candidate can be invited'),
  });
  await clicks.doubleClick(dialog.getByRole('button', { name: 'Send 1 invitation' }), {
    sends: ['inviteList'],
    shows: told(page, '1 person invited'),
  });
  await clicks.doubleClick(button(page, 'Stop'), {
    sends: ['changeInvitationBatch'],
    shows: button(page, 'Stop'),
  });
}
