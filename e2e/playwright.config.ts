import { defineConfig } from '@playwright/test';
import { browserWithDevices } from './support/browser.ts';

/** A real browser whose camera shows a moving picture and whose microphone speaks. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: browserWithDevices({ asksForPermission: false }),
  },
});
