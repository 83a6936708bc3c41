import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview, comeToDeviceCheck } from '../../support/journeys.ts';
import { lineOf, slowBitsPerSecond } from '../../support/line.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordAnswer, recordFor } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

/** Longer than any machine takes to check the page during a recording. */
const question = { question: 'Which bread are you proud of?', time_limit: 600, required: true };

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const useButton = (page: Page) => page.getByRole('button', { name: 'Use This Recording' });

test('a slow connection and a full device are noticed, and a smaller picture is remembered', async ({
  page,
}) => {
  const link = await openJob(nimble, [{ ...question, time_limit: 60 }]);
  // Chromium rounds the quota that it reports to pages.
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 5_000_000, usage: 1_000_000 });
  });
  const line = await lineOf(page);
  await line({ bitsPerSecond: slowBitsPerSecond });
  await comeToDeviceCheck(page, link);
  await expect(page.getByText('Your connection is slow.')).toBeVisible();
  await expect(page.getByText(/^This device has .+ the interview may need 19 MB/)).toBeVisible();
  await expectAccessible(page, 'device check with warnings');
  await page.getByRole('button', { name: 'Record in 480p' }).click();
  await expect(page.getByText('Your answers are recorded in 480p.')).toBeVisible();
  await expect(page.getByText('Camera ready')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your answers are recorded in 480p.')).toBeVisible();
});

test('a black picture and silence are reported before, during and after a take, which is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const context = canvas.getContext('2d');
      setInterval(() => context?.fillRect(0, 0, 640, 360), 50);
      const silence = new AudioContext().createMediaStreamDestination().stream;
      return new MediaStream([...canvas.captureStream(15).getTracks(), ...silence.getTracks()]);
    };
  });
  const link = await openJob(nimble, [question]);
  await comeToDeviceCheck(page, link);
  await expect(page.getByText('The picture is black. Is the lens covered, or the room dark?')).toBeVisible();
  await expect(page.getByText('We cannot hear you yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await page.getByRole('button', { name: 'Start recording' }).hover();
  await page.mouse.down();
  // A button that this moved would not be pressed.
  await expect(page.getByText('A recording without picture cannot be used.')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('We cannot hear you. Check your microphone')).toBeVisible();
  await expect(page.getByText('A recording without picture cannot be used.')).toBeVisible();
  await expectAccessible(page, 'recording in trouble');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('There is no picture in this recording.')).toBeVisible();
  await expect(useButton(page)).toBeDisabled();
  await expectAccessible(page, 'refused take');
});

test('a device muted or unplugged in mid-take is noticed at once, and the recording stays', async ({
  page,
}) => {
  const link = await openJob(nimble, [question]);
  await beginInterview(page, link);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 3);
  const happens = (kind: 'audio' | 'video', event: string) =>
    page.getByLabel('Your camera').evaluate(
      (video: HTMLVideoElement, given) => {
        const tracks = video.srcObject instanceof MediaStream ? video.srcObject.getTracks() : [];
        tracks.find((track) => track.kind === given.kind)?.dispatchEvent(new Event(given.event));
      },
      { kind, event },
    );
  await happens('audio', 'mute');
  await expect(page.getByText('Your microphone is muted by this device')).toBeVisible();
  await happens('audio', 'unmute');
  await expect(page.getByText('Your microphone is muted by this device')).toHaveCount(0);
  await happens('video', 'ended');
  await expect(
    page.getByText('The camera or the microphone stopped while you were recording.'),
  ).toBeVisible();
  await expect(useButton(page)).toBeEnabled();
});

test('a browser without storage reports it, and sends from memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const link = await openJob(nimble, [question]);
  await beginInterview(page, link);
  await expect(page.getByText('This browser does not store anything for this page')).toBeVisible();
  await expectAccessible(page, 'nothing kept');
  await recordAnswer(page, 3);
  await useButton(page).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
});
