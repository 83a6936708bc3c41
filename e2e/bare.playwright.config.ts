import { defineConfig } from '@playwright/test';
import main from './playwright.config.ts';
import { browserWithDevices } from './support/browsers/browser.ts';

/** A start on a nearly empty machine: a stage of its own, because it builds the web app once more. */
export default defineConfig({
  ...main,
  testDir: 'bare',
  outputDir: '../test-results/bare',
  workers: 1,
  projects: [{ name: 'whole browser', use: { launchOptions: browserWithDevices({ isWhole: true }) } }],
  reporter: [['list'], ['json', { outputFile: '../test-results/bare.json' }]],
});
