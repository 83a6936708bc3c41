import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { probe } from '@nimble/media';
import { createTranscriber, extractSound, findSpeech, type SpeechEngine, transcribe } from '@nimble/speech';
import type { Settings } from '../../config/config.ts';
import { readyEngine } from '../../features/speech-models/index.ts';
import { StartError } from '../../platform/process/index.ts';
import { withDatabase } from './speech-models.ts';

/** A pause of this length begins a new line, seconds. */
const pauseSeconds = 0.8;
type Word = { word: string; start: number; end: number };

/** Prints the transcript of a recording by the current engine, line by line, and how long it took. */
export async function tryFile(settings: Settings, file: string, stop: AbortSignal): Promise<void> {
  const input = resolve(file);
  if (!(await stat(input).catch(() => undefined))?.isFile())
    throw new StartError(`There is no file ${input}.`);
  await withDatabase(settings, async (database) => {
    const engine = await readyEngine(database, settings, stop);
    await printTranscript(input, engine, settings.speech.language, stop);
  });
}

async function printTranscript(
  input: string,
  engine: SpeechEngine,
  language: string | undefined,
  stop: AbortSignal,
): Promise<void> {
  const transcriber = await createTranscriber(engine, language);
  if (transcriber === null)
    throw new StartError('No model is on. Run nimble speech to list the models you can add.');
  const folder = await mkdtemp(join(tmpdir(), 'nimble-speech-'));
  try {
    const { durationSeconds } = await probe(input);
    const sound = await extractSound({
      input,
      output: join(folder, 'sound.raw'),
      durationSeconds,
      signal: stop,
    });
    const startedAt = performance.now();
    const speech = await findSpeech(sound, stop);
    const heard = await transcribe(transcriber, sound, speech, stop);
    const seconds = (performance.now() - startedAt) / 1000;
    for (const line of linesOf(heard.words)) process.stdout.write(`${line}\n`);
    if (heard.words.length === 0) process.stdout.write('No words were recognized.\n');
    process.stdout.write(
      `\n${transcriber.engine} with ${transcriber.model}: ${sound.seconds.toFixed(1)} s of sound in ` +
        `${seconds.toFixed(1)} s, ${(seconds / Math.max(sound.seconds, 0.1)).toFixed(2)} times its length` +
        `${heard.language === null ? '' : `, language ${heard.language}`}\n`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Words without a pause between them, with their start and end. */
function linesOf(words: readonly Word[]): string[] {
  const lines: Word[] = [];
  for (const { word, start, end } of words) {
    const open = lines.at(-1);
    if (open !== undefined && start - open.end < pauseSeconds)
      Object.assign(open, { end, word: `${open.word} ${word}` });
    else lines.push({ word, start, end });
  }
  return lines.map(({ word, start, end }) => `${clock(start)} – ${clock(end)}  ${word}`);
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
}
