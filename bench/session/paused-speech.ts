import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The assumed timing of an answer without notes: two seconds until the first word, a breath between sentences, a longer
 * pause before the next thought, two seconds until the recording is stopped. A third of it is silent.
 */
const people = [
  {
    voice: 'slt',
    parts: [
      2,
      'I was the lead engineer for a payments team of six people.',
      0.6,
      'Our biggest challenge was a migration without any downtime.',
      2.2,
      'I wrote a plan with three clear phases, and I asked every person to review it.',
      0.7,
      'Then we moved one shop after the other.',
      2,
    ],
  },
  {
    voice: 'rms',
    parts: [
      1.5,
      'My manager wanted to launch before the holidays.',
      2.4,
      'I asked for thirty minutes, and I brought the numbers.',
      0.6,
      'We agreed to move the launch by ten days.',
      1.6,
      'Since then I bring numbers before anybody asks for them.',
      2.2,
    ],
  },
] as const;

/** Flite's speech with these pauses over a moving picture of 720p, like a browser's recording. */
export function writePausedSpeech(folder: string): Promise<Buffer[]> {
  return Promise.all(
    people.map(async ({ voice, parts }, person) => {
      const inputs = parts.flatMap((part, index) => {
        if (typeof part === 'number')
          return ['-f', 'lavfi', '-t', `${part}`, '-i', 'anullsrc=r=16000:cl=mono'];
        const path = join(folder, `${person}-${index}.wav`);
        execFileSync('flite', ['-voice', voice, '-t', part, '-o', path]);
        return ['-i', path];
      });
      const sound = parts.map((_, index) => `[${index}:a]`).join('');
      const output = join(folder, `${person}.mp4`);
      const options = [
        '-v',
        'error',
        '-y',
        ...inputs,
        '-f',
        'lavfi',
        '-i',
        'testsrc2=s=1280x720:r=30',
        '-filter_complex',
        `${sound}concat=n=${parts.length}:v=0:a=1[sound]`,
        '-map',
        `${parts.length}:v`,
        '-map',
        '[sound]',
        '-shortest',
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-bf',
        '0',
        '-b:v',
        '2M',
        '-g',
        '30',
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'aac',
        '-ar',
        '48000',
        output,
      ];
      execFileSync('ffmpeg', options);
      return readFile(output);
    }),
  );
}
