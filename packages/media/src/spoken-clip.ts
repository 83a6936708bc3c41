import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { runCodec } from './run-codec.ts';

const execute = promisify(execFile);
/** On a machine with much other work it takes its time; one that gets no further is ended long before. */
const timeoutSeconds = 60 * 60;
const secondsWithoutVoice = 8;
const programTimeoutMilliseconds = 30_000;

export type SpokenClip = { output: string; text: string; voice: 'slt' | 'rms'; hue: number };

/**
 * Makes a playable answer on this machine: a moving picture and, where flite or espeak-ng is installed, a voice that
 * speaks the text. Without either it is silent, and the caller is told.
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
async function render({ output, hue }: SpokenClip, speech: string | undefined): Promise<void> {
  const picture = [
    `gradients=s=640x360:r=24:c0=0x0f766e:c1=0x134e4a:c2=0x365314:n=3:speed=0.01:d=600`,
    `hue=h=${hue}`,
    "geq=lum='if(lt(hypot(X-320,(Y-130-4*sin(3*T))*0.85),62)+lt(hypot((X-320)*0.62,Y-345-3*sin(3*T)),110),210,lum(X,Y))':cb='cb(X,Y)':cr='cr(X,Y)'",
    'format=yuv420p',
  ].join(',');
  await runCodec({
    timeoutSeconds,
    output,
    job: { kind: 'clip', picture, speech: speech ?? null, secondsWithoutVoice },
  });
}
