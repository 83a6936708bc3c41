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
}
