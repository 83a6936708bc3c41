import { availableParallelism } from 'node:os';
import { runSherpa } from '../run-sherpa.ts';
import type { Transcriber, Word } from '../transcriber.ts';
import { findSherpaModel } from './sherpa-model.ts';
import { spokenLanguage } from './spoken-language.ts';
import { type TokenResult, wordsOfTokens } from './words-of-tokens.ts';

/** Whisper takes 30 s at most. */
const longestPiece = 28;
const mostThreads = 4;
const secondsToStart = 120;
/** How much longer than the sound an engine on a slow machine may take. */
const timesSlower = 20;

/** An engine over a model folder of this machine. @throws SpeechRefusedError for a folder without a model. */
export async function createSherpa(folder: string, language: string | undefined): Promise<Transcriber> {
  const model = await findSherpaModel(folder, language);
  return {
    engine: 'sherpa',
    model: model.name,
    longestPiece,
    async transcribe(sound, pieces, signal) {
      const results: TokenResult[] = [];
      await runSherpa(
        {
          kind: 'words',
          path: sound.path,
          model,
          pieces: pieces.map(({ start, end }) => ({ start, end })),
          threads: Math.min(mostThreads, availableParallelism()),
        },
        secondsToStart + sound.seconds * timesSlower,
        (answer) => {
          if (answer.kind === 'piece') results.push(answer.result);
        },
        signal,
      );
      const words: Word[] = pieces.flatMap((piece, index) => {
        const result = results[index];
        return result === undefined ? [] : wordsOfTokens(result, piece);
      });
      const told = results.map(({ lang }) => /^(?:<\|)?([a-z]{2})(?:\|>)?$/.exec(lang ?? '')?.[1]);
      return { words, language: language ?? spokenLanguage(pieces, told) ?? null };
    },
  };
}
