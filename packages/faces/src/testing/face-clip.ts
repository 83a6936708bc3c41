import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const pictureOf = (show: Scene['show']) =>
  join(import.meta.dirname, show === 'aside' ? 'aside.jpg' : 'face.jpg');

/** What is shown, one after the other; leaning is by 30 degrees. */
export type Scene = { show: 'face' | 'mirrored' | 'leaning' | 'aside' | 'room' | 'dark'; seconds: number };

const filters = {
  face: 'null',
  mirrored: 'hflip',
  leaning: 'rotate=0.52',
  aside: 'scale=640:-2',
  room: '',
  dark: '',
} as const satisfies Record<Scene['show'], string>;

/**
 * Makes a recording of a face before a moving picture, of that picture alone and of the dark, as a browser records it.
 */
export function makeFaceClip(path: string, scenes: readonly Scene[], size = '640x360'): void {
  const inputs = scenes.flatMap(({ show, seconds }) => [
    '-f',
    'lavfi',
    '-i',
    `${show === 'dark' ? 'color=c=black:' : 'testsrc2='}s=${size}:r=15:d=${seconds}`,
    '-loop',
    '1',
    '-framerate',
    '15',
    '-t',
    `${seconds}`,
    '-i',
    pictureOf(show),
  ]);
  const parts = scenes.map(({ show }, index) => {
    const [room, picture] = [`[${index * 2}:v]`, `[${index * 2 + 1}:v]`];
    if (filters[show] === '') return `${picture}nullsink;${room}null[part${index}]`;
    return `${picture}${filters[show]}[face${index}];${room}[face${index}]overlay=(W-w)/2:(H-h)/2[part${index}]`;
  });
  const all = `${scenes.map((_scene, index) => `[part${index}]`).join('')}concat=n=${scenes.length},format=yuv420p[out]`;
  const codec = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1M', '-f', 'webm'];
  const options = ['-filter_complex', [...parts, all].join(';'), '-map', '[out]', ...codec, path];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
