import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, pretend, type Stage, told } from './stage.ts';

/** Actions on several candidates. */
export function selectionCases(stage: () => Stage): void {
  test('several candidates at once', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/candidates');
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    const at = '2026-05-05T09:00:00.000Z';
    const ended = { createdAt: at, finishedAt: at, undoUntil: null, mail: null, stopped: null };
    const counts = { total: 2, done: 2, failed: 0 };
    const action = { id: 1, kind: 'status', state: 'done', status: 'shortlisted', ...counts, ...ended };
    const undoUntil = '2099-01-01T00:00:00.000Z';
    await pretend(page, 'POST', /\/bulk-actions$/, { data: { ...action, undoUntil } });
    await button(page, 'Mark as').click();
    await clicks.doubleClick(page.getByRole('menuitem', { name: 'Approved' }), {
      sends: ['startBulkAction'],
      shows: told(page, '2 candidates marked as Approved'),
    });
    await pretend(page, 'POST', /\/bulk-actions\/1\/undo$/, { data: { ...action, kind: 'undo' } });
    await clicks.doubleClick(button(page, 'Undo'), {
      sends: ['undoBulkAction'],
      shows: told(page, '2 changes undone'),
    });
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await pretend(page, 'POST', /\/bulk-actions$/, { data: { ...action, kind: 'delete' } });
    await button(page, /^Delete \d+ candidates/).click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), {
      sends: ['startBulkAction'],
      shows: told(page, '2 candidates deleted'),
    });
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    const waiting = { ...action, state: 'waiting', done: 0, finishedAt: null };
    await pretend(page, 'POST', /\/bulk-actions$/, { data: waiting });
    await pretend(page, 'GET', /\/bulk-actions\/1$/, { data: waiting });
    await button(page, 'Mark as').click();
    const progress = page.getByRole('region', { name: 'Changes in progress' });
    await clicks.doubleClick(page.getByRole('menuitem', { name: 'Approved' }), {
      sends: ['startBulkAction'],
      shows: progress,
    });
    await pretend(page, 'POST', /\/bulk-actions\/1\/cancel$/, { data: { ...action, state: 'canceled' } });
    await clicks.doubleClick(progress.getByRole('button', { name: 'Cancel' }), {
      sends: ['cancelBulkAction'],
      shows: page.getByText(/^Canceled/),
    });
    clicks.expectCalm();
  });
}
