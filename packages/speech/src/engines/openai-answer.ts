import * as z from 'zod';
import { SpeechUnavailableError } from '../errors.ts';
import { spreadWords } from '../spread-words.ts';
import type { Piece, Span, Word } from '../transcriber.ts';

const time = z.number().min(0);
/** `verbose_json` as OpenAI, faster-whisper, whisper.cpp and others answer it; missing times are estimated. */
const answerSchema = z.object({
  text: z.string(),
  language: z.string().optional(),
  words: z
    .array(z.object({ word: z.string(), start: time, end: time, probability: z.number().optional() }))
    .nullish(),
  segments: z
    .array(z.object({ text: z.string(), start: time, end: time, avg_logprob: z.number().optional() }))
    .nullish(),
});
type Answer = z.infer<typeof answerSchema>;

/** @returns words with times of the whole sound. @throws SpeechUnavailableError for an answer of another shape. */
export function readAnswer(body: string, piece: Piece): { words: Word[]; language: string | undefined } {
  const answer = parse(body);
  return { words: wordsOf(answer, piece), language: languageCode(answer.language) };
}

function parse(body: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch (error) {
    throw new SpeechUnavailableError('speech.answer_unreadable', {}, { cause: error });
  }
}

function wordsOf({ text, words, segments }: Answer, piece: Piece): Word[] {
  // Services name times beyond what they were sent, which would move every later word.
  const at = (second: number) => Math.min(piece.start + second, piece.end);
  if (words?.length) {
    return words.map(({ word, start, end, probability }) => ({
      word,
      start: at(start),
      end: at(end),
      confidence: probability ?? confidenceAt(start, segments),
    }));
  }
  if (segments?.length) {
    return segments.flatMap((segment) => {
      const span = { start: at(segment.start), end: at(segment.end) };
      const confidence = confidenceAt(segment.start, [segment]);
      return spreadWords(segment.text, within(piece.speech, span)).map((word) => ({ ...word, confidence }));
    });
  }
  return spreadWords(text, piece.speech);
}

function confidenceAt(second: number, segments: Answer['segments']): number | null {
  const log = segments?.findLast(({ start }) => start <= second)?.avg_logprob;
  return log === undefined ? null : Math.exp(log);
}

/** Where there is speech inside a span; the span itself where the engine recognized words that the detector missed. */
function within(speech: readonly Span[], { start, end }: Span): Span[] {
  const inside = speech
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter((span) => span.end > span.start);
  return inside.length > 0 ? inside : [{ start, end }];
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
const codes =
  'af ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta th tl tr uk ur vi zh'.split(
    ' ',
  );

/** Some answer `en`, some `english`. */
function languageCode(language: string | undefined): string | undefined {
  const given = language?.toLowerCase();
  return codes.find((code) => code === given || englishNames.of(code)?.toLowerCase() === given);
}
