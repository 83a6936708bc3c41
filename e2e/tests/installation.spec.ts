import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, openAs } from '../support/company.ts';
import { layoutFaults } from '../support/layout/layout.ts';
import { longWord } from '../support/layout/long-texts.ts';
import { setUpMaster } from '../support/master.ts';
import { NimbleServer } from '../support/nimble-server.ts';

let nimble: NimbleServer;
let master: Employee;
test.beforeAll(async () => {
  // A closed port: an unreachable mail server.
  nimble = await NimbleServer.start(async () => ({ SMTP_URL: 'smtp://ann:hidden-word@localhost:1' }));
  master = await setUpMaster(nimble);
});
test.afterAll(() => nimble.stop());

const overview = (page: Page) => page.getByRole('region', { name: 'Status' });
const item = (page: Page, name: string) =>
  overview(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the master sees at a glance what does not work, what is not set up, and how to fix it', async ({
  page,
}) => {
  await openAs(page, nimble, master, '/installation');
  // Opening the page repeats checks that are not recent.
  await expect(item(page, 'Email')).toContainText('Does not work');
  await expect(item(page, 'Email')).toContainText('The mail server localhost:1 does not work:');
  await expect(item(page, 'Email')).toContainText('Emails wait and are sent when it works again.');
  await expect(item(page, 'Speech')).toContainText('Worth a look');
  await expect(item(page, 'Speech')).toContainText('No speech model is on.');
  await expect(item(page, 'Backups')).toContainText('npx nimble backup FILE');
  await expect(overview(page).getByText(/^Checked /)).toBeVisible();
  await expect(overview(page).getByRole('status')).toContainText('1 thing does not work');
  await expect(page.locator('body')).not.toContainText('hidden-word');
  await overview(page)
    .getByText(/things are fine$/)
    .click();
  await expect(overview(page).getByText('1 web server and 1 worker are running.')).toBeVisible();
  await expect(overview(page).getByText(/^FFmpeg .* reads and writes recordings\.$/)).toBeVisible();
  await expect(overview(page).getByText(/^Nimble 2\.\S+, Node 24\.\S+, PostgreSQL \d+/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Storage' }).getByText('Database')).toBeVisible();
  await expectAccessible(page, 'installation');
  expect(await layoutFaults(page)).toEqual([]);
});

test('an invalid address of an invitation leaves the button that sends it in its place', async ({ page }) => {
  await openAs(page, nimble, master, '/installation');
  const invitation = page.getByRole('region', { name: 'Invite a company' });
  const send = invitation.getByRole('button', { name: 'Send invitation' });
  const field = invitation.getByLabel('Email');
  const distance = async () => ((await send.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0);
  const before = await distance();
  await field.fill('nonsense');
  await send.click();
  await expect(invitation.getByText('Please enter a valid email address')).toBeVisible();
  expect(await distance()).toBe(before);
});

test('long texts fit, with everything fine and with everything broken', async ({ page }) => {
  const names = ['processes', 'tasks', 'database', 'files', 'space', 'mail', 'speech', 'codecs', 'faces'];
  for (const state of ['fine', 'broken', 'unknown']) {
    const text = `${longWord('folder', 100)} is where it is kept. ${longWord('reason', 100)}`;
    const advice = `Set \`${longWord('SETTING', 100)}\`.`;
    const findings = names.map((name) => ({ name, state, text, advice }));
    const data = { findings, checkedAt: new Date().toISOString(), isChecking: false };
    await page.route(/\/api\/installation\/overview$/, (route) => route.fulfill({ json: { data } }));
    await openAs(page, nimble, master, '/installation');
    const said = {
      fine: 'Everything works',
      broken: '9 things do not work',
      unknown: 'Not everything has been checked yet',
    };
    await expect(overview(page).getByRole('status')).toHaveText(said[state as keyof typeof said]);
    if (state === 'fine') await overview(page).getByText('9 things are fine').click();
    expect(await layoutFaults(page), state).toEqual([]);
    await page.unrouteAll();
  }
});
