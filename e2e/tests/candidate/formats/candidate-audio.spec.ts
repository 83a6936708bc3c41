import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { beginInterview, startInterview } from '../../../support/journeys.ts';
import type { NimbleServer } from '../../../support/nimble-server.ts';
import { openJob } from '../../../support/open-job.ts';
import { recordAnswer, recordFor } from '../../../support/record.ts';
import { watchRecordings } from '../../../support/recordings.ts';
import { test } from '../../../support/shared-server.ts';

const [video, audio] = [{ format: 'video' }, { format: 'audio' }];
const text = { format: 'text', maximumCharacters: 300, maximumWords: null };
const asked = (formats: readonly object[], time_limit = 600) => ({
  question: 'Which bread are you proud of?',
  time_limit,
  required: true,
  formats,
});

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

/** A machine without a camera; without `hasMicrophone` also without a microphone. */
async function withoutCamera(page: Page, { hasMicrophone }: { hasMicrophone: boolean }): Promise<void> {
  await page.addInitScript(
    (given) => {
      const { mediaDevices } = navigator;
      const [ask, list] = [
        mediaDevices.getUserMedia.bind(mediaDevices),
        mediaDevices.enumerateDevices.bind(mediaDevices),
      ];
      mediaDevices.getUserMedia = (constraints) =>
        constraints?.video || !given.hasMicrophone
          ? Promise.reject(new DOMException('None', 'NotFoundError'))
          : ask(constraints);
      mediaDevices.enumerateDevices = async () =>
        (await list()).filter(({ kind }) => given.hasMicrophone && kind === 'audioinput');
    },
    { hasMicrophone },
  );
}

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await startInterview(page);
}

const useButton = (page: Page) => page.getByRole('button', { name: 'Use This Recording' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('a browser without a camera is led to audio, and finishes the interview by it', async ({
    page,
    context,
  }) => {
    const recordings = await watchRecordings(context);
    const link = await openJob(nimble, [asked([video, audio, text])]);
    await withoutCamera(page, { hasMicrophone: true });
    await page.goto(link);
    await expect(page.getByText('Video, audio, text')).toBeVisible();
    await begin(page, link);
    await page.getByRole('button', { name: /^On video/ }).click();
    await expect(page.getByRole('heading', { name: 'Camera Access Required' })).toBeVisible();
    await expect(page.getByText('You can answer this question in another way.')).toBeVisible();
    await expectAccessible(page, 'no camera, and other ways to answer');
    await page.getByRole('button', { name: 'By audio' }).click();
    await expect(page.getByRole('heading', { name: 'Check your microphone' })).toBeVisible();
    await expect(page.getByText('Mic ready')).toBeVisible();
    await expect(page.getByText('We can hear you.', { exact: true })).toBeVisible();
    await expect(page.getByText(/camera/i)).toHaveCount(0);
    await expectAccessible(page, 'check of the microphone');
    await page.getByRole('button', { name: 'Go to the questions' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordFor(page, 3);
    await expectAccessible(page, 'recording sound');
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(useButton(page)).toBeVisible();
    await expectAccessible(page, 'preview of sound');
    await useButton(page).click();
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await expect(page.getByText('Received')).toBeVisible();
    await expectAccessible(page, 'review of sound');
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
    await recordings.expectStored(nimble, 1);
    await page.getByRole('link', { name: 'See what you sent' }).click();
    await expect(page.locator('audio')).toHaveAttribute('src', /api/);
    await expectAccessible(page, 'sound that was sent');
  });
});

test('a browser without a microphone either is led to writing; a question on video alone is explained', async ({
  page,
}) => {
  const link = await openJob(nimble, [asked([video, audio, text]), asked([video])]);
  await withoutCamera(page, { hasMicrophone: false });
  await begin(page, link);
  await page.getByRole('button', { name: /^By audio/ }).click();
  await expect(page.getByRole('heading', { name: 'Microphone access required' })).toBeVisible();
  await expectAccessible(page, 'no microphone');
  await expect(page.getByRole('button', { name: 'On video' })).toHaveCount(0);
  await page.getByRole('button', { name: 'In writing' }).click();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Rye');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page.getByRole('heading', { name: 'Camera Access Required' })).toBeVisible();
  await expect(page.getByText('You can answer this question in another way.')).toHaveCount(0);
});

test('a recording without a camera is kept beside one with it, and either is used', async ({
  page,
  context,
}) => {
  const recordings = await watchRecordings(context);
  const link = await openJob(nimble, [asked([video, audio])]);
  await begin(page, link);
  await page.getByRole('button', { name: /^On video/ }).click();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await recordAnswer(page, 3);
  await page.getByRole('button', { name: 'Answer in another way' }).click();
  await page.getByRole('button', { name: /^By audio/ }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 3);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const choice = page.getByRole('region', { name: 'Choose your recording' });
  await expect(choice.locator('video')).toHaveCount(1);
  await expect(choice.locator('audio')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Use This Recording: Recording 2' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  await recordings.expectStored(nimble, 1);
});

test('a call, a hidden page and an unplugged microphone pause or end a recording of sound, and silence is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = globalThis as typeof globalThis & { tracks?: MediaStreamTrack[] };
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const silence = () => {
      const context = new AudioContext();
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const recorded = context.createMediaStreamDestination();
      tone.connect(volume).connect(recorded);
      volume.gain.value = 0;
      tone.start();
      // A page may make sound only once it was clicked.
      addEventListener('click', () => void context.resume());
      return recorded.stream;
    };
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const isSilent = sessionStorage.getItem('silent') !== null;
      const stream = isSilent ? silence() : await ask(constraints);
      kept.tracks = stream.getTracks();
      return stream;
    };
  });
  const happens = (event: string) =>
    page.evaluate((name) => {
      const { tracks } = globalThis as typeof globalThis & { tracks?: MediaStreamTrack[] };
      tracks?.[0]?.dispatchEvent(new Event(name));
    }, event);
  const link = await openJob(nimble, [asked([audio])]);
  await beginInterview(page, link, 'audio');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 1);
  await happens('mute');
  await expect(
    page.getByText(/^The recording is paused: a call .+ has taken your microphone\./),
  ).toBeVisible();
  await happens('unmute');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect(page.getByText(/^The recording is paused: the screen was locked/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await happens('ended');
  await expect(page.getByText('The microphone stopped while you were recording.')).toBeVisible();
  await expect(useButton(page)).toBeEnabled();

  await page.evaluate(() => sessionStorage.setItem('silent', ''));
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('We cannot hear you. Check your microphone')).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('There is no sound in this recording.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use This Recording: Recording 2' })).toBeDisabled();
});
