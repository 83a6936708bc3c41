import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const execute = promisify(execFile);
/** On a machine with much other work it takes its time; one that gets no further is ended long before. */
const timeoutSeconds = 60 * 60;
const secondsWithoutVoice = 8;
const programTimeoutMilliseconds = 30_000;

export type SpokenClip = { output: string; text: string; voice: 'slt' | 'rms'; hue: number; ffmpeg: Ffmpeg };

/**
 * Makes a playable answer on this machine: a moving picture and, where flite or espeak-ng is installed, a voice that
 * speaks the text. Without either there is a soft tone, and the caller is told.
 */
export async function writeSpokenClip(clip: SpokenClip): Promise<{ voice: 'flite' | 'espeak-ng' | 'none' }> {
  const speech = `${clip.output}.wav`;
  const words = `${clip.output}.txt`;
  try {
    await writeFile(words, clip.text);
    const voice = await speak(clip.voice, words, speech);
    await render(clip, voice === 'none' ? undefined : speech);
    return { voice };
  } finally {
    await Promise.all([rm(speech, { force: true }), rm(words, { force: true })]);
  }
}

async function speak(voice: string, words: string, output: string): Promise<'flite' | 'espeak-ng' | 'none'> {
  const options = { timeout: programTimeoutMilliseconds };
  try {
    await execute('flite', ['-voice', voice, '-f', words, '-o', output], options);
    return 'flite';
  } catch {
    // Not installed: another voice, or none.
  }
  try {
    await execute('espeak-ng', ['-f', words, '-w', output], options);
    return 'espeak-ng';
  } catch {
    return 'none';
  }
}

/** A head and shoulders that breathe before a slow gradient: it moves, and nobody takes it for a person. */
async function render({ output, hue, ffmpeg }: SpokenClip, speech: string | undefined): Promise<void> {
  const picture = [
    `gradients=s=640x360:r=24:c0=0x0f766e:c1=0x134e4a:c2=0x365314:n=3:speed=0.01:d=600`,
    `hue=h=${hue}`,
    "geq=lum='if(lt(hypot(X-320,(Y-130-4*sin(3*T))*0.85),62)+lt(hypot((X-320)*0.62,Y-345-3*sin(3*T)),110),210,lum(X,Y))':cb='cb(X,Y)':cr='cr(X,Y)'",
    'format=yuv420p',
  ].join(',');
  const sound =
    speech === undefined
      ? ['-f', 'lavfi', '-i', `sine=f=180:d=${secondsWithoutVoice},volume=0.1`]
      : ['-i', `file:${speech}`];
  await runFfmpeg({
    ffmpeg,
    timeoutSeconds,
    options: [
      ...[
        '-f',
        'lavfi',
        '-i',
        picture,
        ...sound,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-shortest',
        '-af',
        'adelay=400:all=1,apad=pad_dur=0.6',
      ],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '26',
        '-bf',
        '0',
        '-g',
        '24',
        '-profile:v',
        'main',
      ],
      ...['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-ac', '1'],
      ...['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4', output],
    ],
  });
}
