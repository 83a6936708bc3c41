import type { Page } from '@playwright/test';

/** Too slow for a video in 720p. */
export const slowBitsPerSecond = 1_000_000;

type Line = { isOffline?: boolean; bitsPerSecond?: number };

/** @returns sets the speed at which this page sends; without a number it is unlimited. */
export async function lineOf(page: Page): Promise<(line: Line) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return async ({ isOffline = false, bitsPerSecond }) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: bitsPerSecond === undefined ? 0 : 50,
      downloadThroughput: -1,
      uploadThroughput: bitsPerSecond === undefined ? -1 : bitsPerSecond / 8,
    });
  };
}
