import { expect, test } from '@playwright/test';
import { put } from '../../support/company.ts';
import { watchDoubleClicks } from '../../support/double-click.ts';
import type { Stage } from './stage.ts';

/** Here the second press hits what has taken the place of the pressed button. */
export function notificationCases(stage: () => Stage): void {
  test('marking a notification as read does not open it', async ({ page }) => {
    const { nimble, admin, submissionId, open } = stage();
    const clicks = await watchDoubleClicks(page);
    await put(nimble, `/api/submissions/${submissionId}`, { data: { status: 'shortlisted' } }, admin.token);
    await open(page, '/dashboard');
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await clicks.doubleClick(page.getByRole('button', { name: /^Mark as read: / }).first(), {
      sends: ['markNotification'],
    });
    await expect(page).toHaveURL(/dashboard$/);
    clicks.expectCalm();
  });
}
