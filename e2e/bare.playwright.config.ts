import { defineConfig } from '@playwright/test';
import main from './playwright.config.ts';

/** A start on a machine that has next to nothing: a stage of its own, for it builds the web app once more. */
export default defineConfig({
  ...main,
  testDir: 'bare',
  outputDir: '../test-results/bare',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/bare.json' }]],
});
