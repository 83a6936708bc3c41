import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { browserWithDevices } from '../../support/browsers/browser.ts';
import { comeToDeviceCheck } from '../../support/journeys.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordFor } from '../../support/record.ts';
import { watchRecordings } from '../../support/recordings.ts';

// In the shell both stay denied, even once they are allowed.
test.use({ permissions: [], launchOptions: browserWithDevices({ asksForPermission: true, isWhole: true }) });

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

test('a denied camera is explained, used once allowed, and its recording stays when it is denied again', async ({
  page,
  context,
}) => {
  const recordings = await watchRecordings(context);
  const question = { question: 'Which bread are you proud of?', time_limit: 600, required: true };
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
  // Some browsers report a changed permission to the page.
  await expect(grant.or(ready).first()).toBeVisible();
  if (await grant.isVisible()) await grant.click({ timeout: 2000 }).catch(() => undefined);
  await expect(ready).toBeVisible();
  await expect(page.getByText('Mic ready')).toBeVisible();

  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 3);
  await context.clearPermissions();
  await expect(
    page.getByText('Permission for the camera or the microphone was withdrawn while you were recording.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  await recordings.expectStored(nimble, 1);
});
