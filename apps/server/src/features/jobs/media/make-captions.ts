import { join as joinPath } from 'node:path';
import type { TranscribedWord } from '@nimble/contracts/transcripts';
import { createTranscriber, extractSound, findSpeech, type SpeechEngine, transcribe } from '@nimble/speech';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/log/index.ts';

export type Listening = {
  database: Database;
  config: { speech: { language: string | undefined } };
  /** The speech engine of this moment, ready on this machine. */
  findReadyEngine: (signal: AbortSignal) => Promise<SpeechEngine>;
  /** Makes WebVTT. */
  captionFile: (answers: readonly { startsAt: number; words: readonly TranscribedWord[] }[]) => string;
  log: Pick<Logger, 'warn'>;
};

/**
 * Captions of a video or sound; null without an engine, without words, and where the engine fails: people can type
 * what it says.
 */
export async function makeCaptions(
  input: string,
  durationSeconds: number,
  { config, findReadyEngine, captionFile, log, folder }: Listening & { folder: string },
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const engine = await findReadyEngine(signal);
    const transcriber = await createTranscriber(engine, config.speech.language);
    if (transcriber === null) return null;
    const sound = await extractSound({
      input,
      output: joinPath(folder, 'sound.raw'),
      durationSeconds,
      signal,
    });
    const { words } = await transcribe(transcriber, sound, await findSpeech(sound, signal), signal);
    return words.length === 0 ? null : captionFile([{ startsAt: 0, words }]);
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'no captions of a question');
    return null;
  }
}
