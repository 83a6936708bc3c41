import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

/**
 * Are the speech synthesizer and recognizer installed? `npm test` installs both where it may, and reports where it may
 * not.
 */
export const canSpeakAndListen = ['flite', 'pocketsphinx_continuous'].every(
  (program) => spawnSync('which', [program]).status === 0,
);

const face = join(import.meta.dirname, '../../packages/faces/src/testing/face.jpg');

/**
 * A moving picture and a voice that speaks one sentence, pauses for this many seconds, and speaks the other. A face
 * appears at a second, if one is given.
 */
export function spokenClip(first: string, silence: number, second: string, faceFrom = Infinity): Buffer {
  const pathOf = (name: string) => test.info().outputPath(name);
  const [one, other, path] = [pathOf('one.wav'), pathOf('other.wav'), pathOf('spoken.mp4')];
  execFileSync('flite', ['-voice', 'slt', '-t', first, '-o', one]);
  execFileSync('flite', ['-voice', 'slt', '-t', second, '-o', other]);
  const sounds = `[0:a]apad=pad_dur=${silence}[before];[before][1:a]concat=n=2:v=0:a=1[sound]`;
  const seconds = secondsOf(one) + silence + secondsOf(other);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=640x360:r=25:d=${seconds}`, '-i', face];
  const shown = `[2:v][3:v]overlay=192:52:enable='gte(t,${Math.min(faceFrom, 1e6)})'[picture]`;
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '25',
    '-c:a',
    'libopus',
  ];
  const streams = ['-filter_complex', `${sounds};${shown}`, '-map', '[picture]', '-map', '[sound]'];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    one,
    '-i',
    other,
    ...picture,
    ...streams,
    ...codecs,
    path,
  ]);
  return readFileSync(path);
}

/** Flite's WAV files: 16,000 samples of 16 bits. A filter graph over an endless picture never ends by itself. */
function secondsOf(path: string): number {
  return (statSync(path).size - 44) / 32_000;
}
