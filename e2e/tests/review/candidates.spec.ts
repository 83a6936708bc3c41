import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, sendInterview } from '../../support/submissions.ts';

const names = [
  'Ana Okafor',
  'Ben Silva',
  'Cleo Novak',
  'Dan Rossi',
  'Eva Berg',
  'Finn Tanaka',
  'Grace Weber',
  'Hugo Dubois',
  'Ines Garcia',
  'Jonas Kowalski',
  'Kira Lind',
  'Liam Smith',
];

let nimble: NimbleServer;
let admin: Employee;
let jobId: number;
test.beforeAll(async ({ sharedServer }) => {
  test.setTimeout(180_000);
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  jobId = await addCandidates(names);
});

test('candidates: search, filter, grid, notes, deleting, and how each is opened', async ({ page }) => {
  await openAs(page, nimble, admin, '/candidates');
  const rows = page.getByRole('main').getByRole('row', { name: /@example\.com/ });
  await expect(rows).toHaveCount(names.length);
  await expect(page.getByText('Total candidates').locator('..')).toContainText('12');
  await expect(page.getByText('Average score').locator('..')).toContainText('N/A');
  // Each is joined first.
  await expect(rows.getByText('Pending')).toHaveCount(names.length, { timeout: 120_000 });
  await expectAccessible(page, 'list');

  await page.getByPlaceholder('Search candidates...').fill('weber');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=weber/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).toHaveCount(names.length);

  await page.getByRole('button', { name: 'More actions for Ana Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  const save = dialog.getByRole('button', { name: 'Save note' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Note').fill('   ');
  await expect(dialog.getByText('Please enter a note before saving')).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Note').fill('Bakes well.');
  await expect(dialog.getByText('11 of 5,000 characters')).toBeVisible();
  await expectAccessible(page, 'note');
  await save.click();
  await expect(page.getByText('Note added successfully')).toBeVisible();
  await expect(rows.filter({ hasText: 'Ana Okafor' }).getByRole('img', { name: 'Has a note' })).toBeVisible();

  await page.getByRole('button', { name: 'Grid view' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'grid');
  await page.getByRole('button', { name: 'More actions for Liam Smith' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Confirm deletion' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Submission deleted successfully')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(names.length - 1);
  await expect(page.getByText('Total candidates').locator('..')).toContainText('11');

  await page.getByRole('link', { name: 'Review Ben Silva' }).click();
  await page.getByRole('button', { name: 'Approve candidate' }).click();
  await expect(page.getByText('Candidate approved successfully!')).toBeVisible();
  await page.goto(`${nimble.url}/candidates`);
  await page.getByLabel('Filter by status').selectOption('shortlisted');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('Approved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Ben Silva' })).toBeVisible();
  await expect(page).toHaveURL(/status=shortlisted/);
  await page.getByPlaceholder('Search candidates...').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No candidates found')).toBeVisible();
});

test('the candidates of one job: load more, search, unsaved notes, and the sidebar of a phone', async ({
  page,
}) => {
  await openAs(page, nimble, admin, `/jobs/${jobId}/candidates`);
  const list = page.getByRole('region', { name: 'Interviews' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Candidates · Head Baker' })).toBeVisible();
  const first = list.getByRole('link').first();
  await expect(page.getByRole('heading', { name: /Kira Lind|Liam Smith/ }).first()).toBeVisible();
  await page.reload();
  await expect(first).toContainText('Pending');
  await list.getByRole('button', { name: 'Load more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(names.length - 1);
  await expect(list.getByRole('button', { name: 'Load more' })).toHaveCount(0);

  await list.getByRole('link', { name: /Cleo Novak/ }).click();
  await expect(page).toHaveURL(/candidate=\d+/);
  await expect(page.getByRole('heading', { name: /Cleo Novak/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /Cleo Novak/ })).toContainText('In review');
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Transcript',
    'Profile',
    'Assessment',
    'Resume',
    'Notes',
  ]);
  await expectAccessible(page, 'job candidates');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('tabpanel').getByRole('textbox').fill('Call on Monday.');
  await list.getByRole('link', { name: /Dan Rossi/ }).click();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveValue('Call on Monday.');
  await list.getByRole('link', { name: /Dan Rossi/ }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: /Dan Rossi/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show interviews' }).click();
  const drawer = page.getByRole('dialog', { name: 'Interviews' });
  await drawer.getByPlaceholder('Search candidates...').fill('dubois');
  await drawer.getByPlaceholder('Search candidates...').press('Enter');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'drawer');
  await drawer.getByRole('link', { name: /Hugo Dubois/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: /Hugo Dubois/ })).toBeVisible();
  await noSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to job' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}$`));
});

test('candidates are selected in the list for comparing, and the list shows what colleagues decide', async ({
  page,
  browser,
}) => {
  await addCandidates(['Otto Kern']);
  await openAs(page, nimble, admin, '/candidates');
  await page.getByRole('button', { name: 'List view' }).click();
  const choose = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await choose('Otto Kern').check();
  await choose('Dan Rossi').check();
  await expect(page.getByRole('region', { name: 'Selected candidates' })).toContainText('2 selected');
  // They applied for different jobs.
  await expect(compare).toBeHidden();
  await choose('Otto Kern').uncheck();
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(choose('Dan Rossi')).toBeChecked();
  for (const name of ['Eva Berg', 'Finn Tanaka', 'Grace Weber']) await choose(name).check();
  await expectAccessible(page, 'four selected');
  await page.setViewportSize({ width: 390, height: 844 });
  await noSidewaysScroll(page);
  await compare.click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Dan Rossi');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${nimble.url}/candidates?search=kern`);
  const shown = page.getByRole('article').filter({ hasText: 'Otto Kern' });
  await expect(shown).toContainText('Pending');
  const colleague = await newColleague(nimble, admin, { name: 'admin' });
  const other = await (await browser.newContext()).newPage();
  await openAs(other, nimble, colleague, '/candidates?search=kern');
  await other.getByRole('link', { name: 'Otto Kern', exact: true }).click();
  await expect(shown).toContainText('In review');
  await other.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(shown).toContainText('Rejected');
  await other.goto(`${nimble.url}/candidates/none`);
  await expect(other.getByText('Candidate ID not found')).toBeVisible();
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
  await page.getByRole('button', { name: 'List view' }).click();
  const rows = page.getByRole('main').getByRole('row', { name: /@example\.com/ });
  await expect(rows.first()).toContainText('Ana Okafor');
  await rows.first().getByRole('link', { name: 'Ana Okafor', exact: true }).click();
  await page.getByRole('button', { name: 'Next candidate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ben Silva' }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Mark as' })).toBeInViewport({ ratio: 1 });
  await page.goto(`${nimble.url}/candidates?sort=candidateName:desc`);
  await page.getByRole('combobox', { name: 'Filter by job' }).fill('baker');
  // Other tests have published jobs of this title since.
  await page.getByRole('option', { name: 'Head Baker' }).last().click();
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

/** A job whose candidates have each sent the same short clip. @returns its id. */
async function addCandidates(people: readonly string[]): Promise<number> {
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = { title: 'Head Baker', description: 'You bake for the harbour.', status: 'active', questions };
  const { data: job } = await post<{ data: OpenJob }>(
    nimble,
    '/api/jobs/create-with-auth',
    { data },
    admin.token,
  );
  const clip = answerClip(1);
  for (const name of people) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    await sendInterview(nimble, job, { name, email }, clip);
  }
  return job.id;
}
