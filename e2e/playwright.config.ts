import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cameraFile, microphoneFile } from './support/fake-devices.ts';

const debianChromium = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

/** A real browser whose camera shows a moving picture and whose microphone speaks. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...asRoot,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${join(import.meta.dirname, cameraFile)}`,
        `--use-file-for-fake-audio-capture=${join(import.meta.dirname, microphoneFile)}`,
      ],
    },
  },
});
