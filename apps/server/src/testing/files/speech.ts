import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Are the speech synthesizer and recognizer installed? `npm test` installs both where it may. */
export const canSpeakAndListen = ['flite', 'pocketsphinx_continuous'].every(
  (program) => spawnSync('which', [program]).status === 0,
);

/** A small webm in which a voice speaks the text. */
export function spokenTake(text: string, voice: 'slt' | 'rms' = 'slt'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-voice-'));
  const [speech, clip] = [join(folder, 'speech.wav'), join(folder, 'clip.webm')];
  try {
    execFileSync('flite', ['-voice', voice, '-t', text, '-o', speech]);
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=10'];
    const codecs = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'];
    const sound = ['-i', speech, '-af', 'adelay=500:all=1,apad=pad_dur=0.5', '-shortest'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...codecs, clip]);
    return readFileSync(clip);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
