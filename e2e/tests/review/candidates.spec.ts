import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { jobInWriting, submitInWriting } from '../../support/written-interviews.ts';

const names = ['Ana Okafor', 'Ben Silva', 'Cleo Novak', 'Dan Rossi'];

let nimble: NimbleServer;
let admin: Employee;
let jobId: number;
test.beforeEach(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  const job = await jobInWriting(nimble, admin, 'Head Baker');
  jobId = job.id;
  for (const name of names) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    await submitInWriting(nimble, job, { name, email });
  }
});

test('the candidates of one job are beside each other on a desktop, and in a drawer on a phone', async ({
  page,
}) => {
  await openAs(page, nimble, admin, `/jobs/${jobId}/candidates`);
  const list = page.getByRole('region', { name: 'Interviews' });
  await expect(list.getByRole('listitem')).toHaveCount(names.length);
  await expect(page.getByRole('heading', { name: 'Candidates · Head Baker' })).toBeVisible();
  await expectAccessible(page, 'job candidates');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show interviews' }).click();
  const drawer = page.getByRole('dialog', { name: 'Interviews' });
  await expectAccessible(page, 'drawer');
  await drawer.getByRole('link', { name: /Ben Silva/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: /Ben Silva/ })).toBeVisible();
  await noSidewaysScroll(page);
});

test('the list shows what colleagues decide, without a reload', async ({ page, browser }) => {
  await openAs(page, nimble, admin, '/candidates');
  await expectAccessible(page, 'list');
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expectAccessible(page, 'grid');
  const shown = page.getByRole('article').filter({ hasText: 'Cleo Novak' });
  await expect(shown).toContainText('Pending');
  const colleague = await newColleague(nimble, admin, { name: 'admin' });
  const other = await (await browser.newContext()).newPage();
  await openAs(other, nimble, colleague, '/candidates?search=novak');
  await other.getByRole('link', { name: 'Cleo Novak', exact: true }).click();
  await expect(shown).toContainText('In review');
  await other.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(shown).toContainText('Rejected');
  await other.context().close();
});

/** A page that has just been made narrower is laid out again a moment later. */
async function noSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

test('the list is gone along in its order, and several are decided together with one hand on a phone', async ({
  page,
}) => {
  await openAs(page, nimble, admin, '/candidates?sort=candidateName:asc');
  const rows = page.getByRole('main').getByRole('row', { name: /@example\.com/ });
  await expect(rows.first()).toContainText('Ana Okafor');
  await rows.first().getByRole('link', { name: 'Ana Okafor', exact: true }).click();
  await page.getByRole('button', { name: 'Next candidate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ben Silva' }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Mark as' })).toBeInViewport({ ratio: 1 });
  await page.goto(`${nimble.url}/candidates?sort=candidateName:desc`);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await noSidewaysScroll(page);
  await expectAccessible(page, 'selected on a phone');
  await bar.getByRole('button', { name: 'Mark as' }).click();
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  await expect(page.getByText(/candidates marked as Rejected$/)).toBeVisible();

  // On a wide screen the message is where the bar has its actions.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select Ana Okafor' }).check();
  await bar.getByRole('button', { name: 'Mark as' }).click();
  await page.getByRole('menuitem', { name: 'Approved' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ben Silva' }).check();
  for (const name of [/^Mark as/, /^Export/, 'Clear selection'])
    await expect.poll(() => isCovered(bar.getByRole('button', { name }))).toBe(false);
});

function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
