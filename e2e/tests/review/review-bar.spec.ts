import { expect, type Locator } from '@playwright/test';
import { newAdmin, openAs, post } from '../../support/company.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

test.use({ viewport: { width: 1024, height: 768 } });

/** The names of the link back, which is in the same row. */
const languages = { de: 'Zurück zu den Bewerbungen', fr: 'Retour aux candidatures' };

test('on a small laptop the way along the list stays in one row in longer languages', async ({
  page,
  sharedServer: nimble,
}) => {
  const admin = await newAdmin(nimble);
  const questions = [{ question: 'Why here?', time_limit: 600, required: true }];
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  const job = (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token))
    .data;
  const ids: number[] = [];
  for (const name of ['Ana Silva', 'Ben Gale'])
    ids.push(
      await submitInterview(
        nimble,
        admin,
        job,
        { name, email: `${name.slice(0, 3)}@example.com` },
        answerClip(8),
      ),
    );
  await openAs(page, nimble, admin, '/settings/appearance');
  for (const [language, backName] of Object.entries(languages)) {
    await page.goto(`${nimble.url}/settings/appearance`);
    await page.locator('select:has(option[value="fr"])').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto(`${nimble.url}/candidates/${ids[1]}`);
    const back = page.getByRole('link', { name: backName });
    const bar = page.getByRole('navigation').filter({ has: back });
    const isBeside = async () => (await topOf(bar.getByRole('button').last())) < (await bottomOf(back));
    await expect(bar.getByRole('button')).toHaveCount(4);
    await expect(bar).toContainText('1');
    expect(await isBeside()).toBe(true);
  }
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? 0 : box.y + box.height;
}
