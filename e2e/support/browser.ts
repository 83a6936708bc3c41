import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cameraFile, microphoneFile } from './fake-devices.ts';

const debianChromium = '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
const folder = join(import.meta.dirname, '..');

/** Chromium whose camera shows a moving picture and whose microphone speaks. */
export function browserWithDevices({ asksForPermission }: { asksForPermission: boolean }) {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);
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
