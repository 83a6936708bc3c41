import * as z from 'zod/mini';
import type { AnswerFormat } from '../answers/answer-formats.ts';
import { transcriptFailure } from './transcripts.failures.ts';

/**
 * - `none`: there are no words and none are pending; no engine is set, or the answer is older than the engine.
 * - `queued`: a worker transcribes it, or will.
 * - `done`: transcribed; the text is empty when nothing was recognized.
 * - `failed`: given up, with the reason; a person can retry it.
 */
export const transcriptStatuses = ['none', 'queued', 'done', 'failed'] as const;
export type TranscriptStatus = (typeof transcriptStatuses)[number];

/** One recognized word. Times are seconds from the beginning of the answer. */
export const transcribedWord = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  /** 0 to 1, by the engine's own measure; null when it gives none. */
  confidence: z.nullable(z.number()),
});
/** Recognizers leave out many fillers: "um" and "uh" counted in these words are a lower bound. */
export type TranscribedWord = z.infer<typeof transcribedWord>;

/** Where there is speech, by the sound itself; seconds from the beginning of the answer. */
export const speechSpan = z.object({ start: z.number(), end: z.number() });
export type SpeechSpan = z.infer<typeof speechSpan>;

/** The words are the script of a computer's voice; times are the voice's own. Made by `--demo`. */
export const scriptEngine = 'script';

export const answerTranscript = z.object({
  responseId: z.number(),
  /** The number of its question in the interview, from 1: questions without a recording count, too. */
  number: z.number(),
  question: z.string(),
  /** Where the answer starts in the joined video, seconds; add it to a word's time. Null before it is joined. */
  startsAt: z.nullable(z.number()),
  status: z.enum(transcriptStatuses),
  failure: z.nullable(transcriptFailure),
  text: z.string(),
  /** ISO 639-1, as the engine detected it or was set to. */
  language: z.nullable(z.string()),
  /** Mean of the words', 0 to 1. */
  confidence: z.nullable(z.number()),
  /** The engine, such as `sherpa`, and the name of its model; `scriptEngine` without one. */
  engine: z.nullable(z.string()),
  model: z.nullable(z.string()),
  words: z.array(transcribedWord),
  /** Null until the sound was analyzed. */
  speech: z.nullable(z.array(speechSpan)),
});
export type AnswerTranscript = z.infer<typeof answerTranscript>;

export const submissionTranscript = z.object({
  submissionId: z.number(),
  /** Is there a speech engine in this installation? */
  isEngineOn: z.boolean(),
  /** WebVTT of the joined video, signed; null without words. */
  captionsUrl: z.nullable(z.string()),
  /** In the order of the interview. */
  answers: z.array(answerTranscript),
});
export type SubmissionTranscript = z.infer<typeof submissionTranscript>;

/** Why a search may find nothing. */
export const transcriptionState = z.object({
  /** Is there a speech engine in this installation? */
  isEngineOn: z.boolean(),
  /** Has any answer of the company been transcribed? */
  hasTranscripts: z.boolean(),
  /** Has any submitted answer been written? */
  hasWritten: z.boolean(),
});
export type TranscriptionState = z.infer<typeof transcriptionState>;

/** A search stops counting here. */
export const mostSpokenHits = 100;

/** The search finds what was said, and what was written. */
const searchedFormats = ['video', 'audio', 'text'] as const satisfies readonly AnswerFormat[];

/** An answer that contains the words. */
export const spokenHit = z.object({
  submissionId: z.number(),
  responseId: z.number(),
  candidateName: z.string(),
  job: z.object({ id: z.number(), title: z.string() }),
  question: z.string(),
  format: z.enum(searchedFormats),
  /** The words around the best hit, in order; `isHit` marks the searched ones. */
  snippet: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
  /** Seconds in the joined video; null before it is joined, and for a written answer. */
  moment: z.nullable(z.number()),
});
export type SpokenHit = z.infer<typeof spokenHit>;
