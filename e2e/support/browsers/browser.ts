import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cameraFile, microphoneFile } from './fake-devices.ts';

/** Debian's, as scripts/test.mjs installs them. */
const wholeBrowser = '/usr/bin/chromium';
/** The same engine without windows, menus and extensions, which costs a sixth less of the processor. */
const shell = '/usr/bin/chromium-headless-shell';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
const folder = join(import.meta.dirname, '../..');

/**
 * Chromium whose camera shows a moving picture and whose microphone speaks. Its shell, if there is one, unless a test
 * needs the whole browser.
 */
export function browserWithDevices({
  asksForPermission = false,
  isWhole = false,
}: {
  asksForPermission?: boolean;
  isWhole?: boolean;
} = {}) {
  const installed = isWhole ? [wholeBrowser] : [shell, wholeBrowser];
  const executablePath = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...asRoot,
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(asksForPermission ? [] : ['--use-fake-ui-for-media-stream']),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${join(folder, cameraFile)}`,
      `--use-file-for-fake-audio-capture=${join(folder, microphoneFile)}`,
    ],
  };
}
