import { type Employee, newAdmin, openAs, post } from '../support/company.ts';
import { test } from '../support/shared-server.ts';

test('shots', async ({ page, sharedServer: nimble, browser }) => {
  test.setTimeout(300_000);
  const admin: Employee = await newAdmin(nimble);
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Created = { data: { id: number; shareToken: string } };
  const job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  await openAs(page, nimble, admin, `/jobs/${job.id}/invitations`);
  const dir = '/tmp/invite-shots';
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('No invitations yet').waitFor();
  await page.screenshot({ path: `${dir}/empty.png` });
  const emails = ['ann', 'bo', 'cy', 'dee', 'a-very-long-address-of-a-person.with.many.names'].map(
    (n) => `${n}-${job.id}@example.com`,
  );
  await post(
    nimble,
    `/api/jobs/${job.id}/invitations`,
    {
      data: {
        emails,
        names: emails
          .slice(0, 3)
          .map((email, i) => ({
            email,
            name: ['Ann Lee', 'Bo Maximilian von Hohenstaufen-Wittelsbach', 'Cy'][i],
          })),
        daysToAnswer: 7,
        extraTime: 1.5,
      },
    },
    admin.token,
  );
  const links = await Promise.all(emails.map((email) => nimble.linkInMailTo(email)));
  const candidate = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await candidate.goto(links[0] ?? '');
  await candidate.getByRole('button', { name: 'Start interview' }).click();
  await candidate.getByLabel('Full name').waitFor();
  await candidate.screenshot({ path: `${dir}/form-390.png`, fullPage: true });
  await candidate.goto(`${(links[1] ?? '').slice(0, -4)}AAAA`);
  await candidate.getByText('not valid').waitFor();
  await candidate.screenshot({ path: `${dir}/forged-390.png` });
  await page.reload();
  await page.getByText('Ann Lee').waitFor();
  await page.getByRole('button', { name: 'Actions for Cy' }).click();
  await page.screenshot({ path: `${dir}/menu-1440.png` });
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.screenshot({ path: `${dir}/withdraw-1440.png` });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Withdrawn', { exact: true }).first().waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), scheme === 'dark');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${dir}/list-${width}-${scheme}.png`, fullPage: width === 390 });
    }
  }
  await page.getByRole('button', { name: 'Actions for Ann Lee' }).click();
  await page.getByRole('menuitem', { name: 'Change deadline' }).click();
  await page.screenshot({ path: `${dir}/deadline-390-dark.png` });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await page.getByLabel('Deadline').selectOption('date');
  await page.screenshot({ path: `${dir}/invite-1440-dark.png` });
  await page.goto(`${nimble.url}/jobs/${job.id}`);
  await page.getByRole('switch').click();
  await page.getByText('The link is off').waitFor();
  await page.screenshot({ path: `${dir}/share-off-1440.png`, fullPage: true });
});
