import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRate } from '@nimble/media';
import { soundAt } from './sound.ts';
import type { Transcriber } from './transcriber.ts';
import { findSpeech } from './voice/find-speech.ts';

/** Runs an engine on a second of a soft hum. @throws as the engine does when it does not work. */
export async function tryEngine(transcriber: Transcriber | null): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-speech-'));
  try {
    const path = join(folder, 'hum.raw');
    const hum = Int16Array.from({ length: speechSampleRate }, (_none, index) => 300 * Math.sin(index / 20));
    await writeFile(path, hum);
    const sound = await soundAt(path);
    await findSpeech(sound);
    const whole = { start: 0, end: sound.seconds };
    await transcriber?.transcribe(sound, [{ ...whole, speech: [whole] }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
