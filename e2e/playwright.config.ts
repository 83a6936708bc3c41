import { defineConfig } from '@playwright/test';
import { browserWithDevices } from './support/browsers/browser.ts';

/** How many times slower than usual the machine is: every timeout is multiplied by it. */
const slowness = Number(process.env['E2E_SLOWNESS'] ?? 1);

/**
 * The main journey, where texts break, which depends on how a browser draws them, and what shows a PDF. The first ones
 * take the longest.
 */
const inWholeBrowser = ['layout.spec.ts', 'main-job.spec.ts', 'submission-files.spec.ts'];

/**
 * A real browser whose camera shows a moving picture and whose microphone speaks. The servers take over the
 * environment's settings: with STORAGE=s3, S3_* and APP_SECRET set all tests run over that bucket.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  // Three on two cores: a recording takes its time, in which others can use them. With four, pages on
  // a slow machine skip seconds, and a killed server takes minutes to start.
  workers: 3,
  retries: 0,
  // A busy machine stands still for half a minute at times; a test that passes never waits for the end of these.
  timeout: 300_000 * slowness,
  expect: { timeout: 90_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    // What moves on a page takes a third of a recording's share of the processor, and each click waits for its end. The
    // main journey alone has it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000 * slowness,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: inWholeBrowser,
      use: { launchOptions: browserWithDevices({ isWhole: true }) },
    },
    {
      name: 'shell',
      testIgnore: inWholeBrowser,
      use: { launchOptions: browserWithDevices() },
    },
  ],
});
