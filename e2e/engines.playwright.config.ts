import { defineConfig } from '@playwright/test';
import main from './playwright.config.ts';
import { browserWithDevices } from './support/browsers/browser.ts';

/** The main job over the engines of a large installation: a command of its own (scripts/test-engines.mjs). */
export default defineConfig({
  ...main,
  testDir: 'engines',
  outputDir: '../test-results/engines',
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'whole browser', use: { launchOptions: browserWithDevices({ isWhole: true }) } }],
  reporter: [['list']],
});
