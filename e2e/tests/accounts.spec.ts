import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { NimbleServer } from '../support/nimble-server.ts';

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

test('the sign-in page has no barrier', async ({ page }) => {
  await page.goto(`${nimble.url}/login`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
