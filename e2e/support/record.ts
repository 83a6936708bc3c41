import { expect, type Locator, type Page } from '@playwright/test';
import { named } from './layout/names.ts';

/** Starts a recording, stops it when it is this many seconds long, and comes to its preview. */
export async function recordAnswer(page: Page, seconds: number): Promise<void> {
  await recordUntilStopped(page, seconds);
  await expect(page.getByRole('button', { name: named('Use This Recording') })).toBeVisible();
}

/** The same for a retake, which ends with the choice between both recordings. */
export async function recordBeside(page: Page): Promise<void> {
  await recordUntilStopped(page, 3);
  await expect(page.getByRole('region', { name: 'Choose your recording' })).toBeVisible();
}

/**
 * Waits until the running recording is this many seconds longer, by the page's own clock. Seconds that a busy machine
 * does not show do not matter.
 */
export async function recordFor(place: Page | Locator, seconds: number): Promise<void> {
  const begun = await secondsLeft(place);
  await expect.poll(() => secondsLeft(place)).toBeLessThanOrEqual(begun - seconds);
}

/** What the running recording's clock shows. */
export async function secondsLeft(place: Page | Locator): Promise<number> {
  const label = await place.getByRole('img', { name: named(/Time left/) }).getAttribute('aria-label');
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(label ?? '') ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

async function recordUntilStopped(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: named('Start recording') }).click();
  await recordFor(page, seconds);
  await page.getByRole('button', { name: named('Stop recording') }).click();
}
