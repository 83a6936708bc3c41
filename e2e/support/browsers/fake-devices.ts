import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../..');
/** From the folder of the end-to-end tests. */
export const cameraFile = '.cache/camera.mjpeg';
export const microphoneFile = '.cache/microphone.wav';

const cameraSeconds = 10;
const words =
  'I was the lead engineer for a payments team of six people. Our biggest challenge was a migration without any downtime. I wrote a plan with three clear phases and asked every person to review it.';

/** Creates the browser's camera and microphone files: a moving picture, and a voice that speaks. Kept between runs. */
export function makeFakeDevices(): void {
  const camera = join(folder, cameraFile);
  const microphone = join(folder, microphoneFile);
  mkdirSync(dirname(camera), { recursive: true });
  if (!existsSync(camera)) {
    // Small: with twice the width a whole interview costs a fifth more of the processor.
    const picture = ['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=15:d=${cameraSeconds}`];
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      ...picture,
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      '5',
      '-f',
      'mjpeg',
      camera,
    ]);
  }
  if (!existsSync(microphone)) {
    const text = join(dirname(microphone), 'words.txt');
    writeFileSync(text, words);
    execFileSync('flite', ['-voice', 'slt', '-f', text, '-o', microphone]);
  }
}
