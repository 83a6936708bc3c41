import { openAsBlob } from 'node:fs';
import { byteAt, type Sound, wavHeader } from '../sound.ts';
import type { Piece, Transcriber } from '../transcriber.ts';
import { readAnswer } from './openai-answer.ts';
import { send, type Waiting } from './openai-request.ts';
import { spokenLanguage } from './spoken-language.ts';

/** About 10 MB; such services take 25 MB. Seconds. */
const longestPiece = 300;
const secondsToStart = 60;
const timesSlower = 4;

export type OpenAiOptions = {
  /** The address before `/audio/transcriptions`. */
  url: string;
  key: string | undefined;
  model: string;
  language: string | undefined;
  /** Time limit of one piece; by default from its length. */
  timeoutSeconds?: number;
  /** Waits before a retry. */
  waitFor?: Waiting;
};

/** Any service with OpenAI's transcription API; the sound leaves this machine unless the service runs here. */
export function createOpenAi(options: OpenAiOptions): Transcriber {
  const { url, key, model, language, waitFor } = options;
  return {
    engine: 'openai',
    model,
    longestPiece,
    async transcribe(sound, pieces, signal) {
      const heard = [];
      for (const piece of pieces) {
        const wav = await wavOf(sound, piece);
        const body = await send({
          url: `${url}/audio/transcriptions`,
          key,
          form: () => formOf(wav, options),
          timeoutSeconds: options.timeoutSeconds ?? secondsToStart + (piece.end - piece.start) * timesSlower,
          signal,
          waitFor,
        });
        heard.push(readAnswer(body, piece));
      }
      const detected = spokenLanguage(
        pieces,
        heard.map((each) => each.language),
      );
      return { words: heard.flatMap((each) => each.words), language: language ?? detected ?? null };
    },
  };
}

async function wavOf(sound: Sound, { start, end }: Piece): Promise<Blob> {
  const samples = (await openAsBlob(sound.path)).slice(byteAt(start), byteAt(end));
  return new Blob([Uint8Array.from(wavHeader(samples.size)), samples], { type: 'audio/wav' });
}

function formOf(wav: Blob, { model, language }: OpenAiOptions): FormData {
  const form = new FormData();
  form.set('file', wav, 'answer.wav');
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  form.append('timestamp_granularities[]', 'segment');
  if (language !== undefined) form.set('language', language);
  return form;
}
