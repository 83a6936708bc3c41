import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { browserWithDevices } from '../support/browser.ts';
import { comeToDeviceCheck } from '../support/journeys.ts';
import { NimbleServer } from '../support/nimble-server.ts';
import { openJob } from '../support/open-job.ts';

test.use({ permissions: [], launchOptions: browserWithDevices({ asksForPermission: true }) });

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

test('a camera that is denied is asked for, and used once it is granted', async ({ page, context }) => {
  const question = { question: 'Which bread are you proud of?', time_limit: 60, required: true };
  const link = await openJob(nimble, [question]);
  await comeToDeviceCheck(page, link);
  await expect(page.getByText('Camera Access Required')).toBeVisible();
  const text = 'Camera and microphone access is required to record your response.';
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Camera error')).toBeVisible();
  await expectAccessible(page, 'camera denied');
  await page.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(page.getByText('Camera Access Required')).toBeVisible();
  await context.grantPermissions(['camera', 'microphone']);
  const grant = page.getByRole('button', { name: 'Grant Permission' });
  const ready = page.getByText('Camera ready');
  // The page hears of the permission by itself in browsers that say so.
  await expect(grant.or(ready).first()).toBeVisible();
  if (await grant.isVisible()) await grant.click({ timeout: 2000 }).catch(() => undefined);
  await expect(ready).toBeVisible();
  await expect(page.getByText('Mic ready')).toBeVisible();
});
