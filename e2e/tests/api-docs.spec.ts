import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

test('the calls can be read without signing in, on a desktop and on a phone, in both themes', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${nimble.url}/api/docs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nimble API' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Jobs' }).click();
  const call = page.locator('details#listJobs');
  await call.locator('summary').click();
  await expect(call.getByText('filters[title]', { exact: true })).toBeVisible();
  await expect(call.getByText('Needs a session or an API token with the permission job:view.')).toBeVisible();
  await expect(call.getByText('pagination[page]', { exact: true })).toHaveRole('code');
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // One section of thirty: the others are built alike, and the whole page takes axe ten seconds.
    expect(await violations(page, {}, ['header', 'nav', '#jobs']), `${colorScheme}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(refused).toEqual([]);
});
