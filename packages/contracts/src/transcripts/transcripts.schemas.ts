import * as z from 'zod/mini';
import { transcriptFailure } from './transcripts.failures.ts';

/**
 * - `none`: there are no words and none are on their way; no engine is set, or the answer came before there was one.
 * - `queued`: a worker will listen to it, or does so now.
 * - `done`: listened to; the text is empty when nothing was understood.
 * - `failed`: given up, with the reason; a person can start it again.
 */
export const transcriptStatuses = ['none', 'queued', 'done', 'failed'] as const;
export type TranscriptStatus = (typeof transcriptStatuses)[number];

/** One word as it was heard. Times are seconds from the beginning of the answer. */
export const transcribedWord = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  /** 0 to 1, by the engine's own measure; null when it gives none. */
  confidence: z.nullable(z.number()),
});
/**
 * Recognisers leave out much of what is no word: "um" and "uh" counted in these words are a lower bound of what was
 * said.
 */
export type TranscribedWord = z.infer<typeof transcribedWord>;

/** Where somebody speaks, by the sound itself; seconds from the beginning of the answer. */
export const speechSpan = z.object({ start: z.number(), end: z.number() });
export type SpeechSpan = z.infer<typeof speechSpan>;

/** The words are those that a computer's voice was given to say; times are the voice's own. Made by `--demo`. */
export const scriptEngine = 'script';

export const answerTranscript = z.object({
  responseId: z.number(),
  question: z.string(),
  /** Where the answer starts in the joined video, seconds; add it to a word's time. Null before it is joined. */
  startsAt: z.nullable(z.number()),
  status: z.enum(transcriptStatuses),
  failure: z.nullable(transcriptFailure),
  text: z.string(),
  /** ISO 639-1, as the engine found or was told. */
  language: z.nullable(z.string()),
  /** Mean of the words', 0 to 1. */
  confidence: z.nullable(z.number()),
  /** Who listened, such as `sherpa` and the name of its model; `scriptEngine` where nobody did. */
  engine: z.nullable(z.string()),
  model: z.nullable(z.string()),
  words: z.array(transcribedWord),
  /** Null until the sound was looked at. */
  speech: z.nullable(z.array(speechSpan)),
});
export type AnswerTranscript = z.infer<typeof answerTranscript>;

export const submissionTranscript = z.object({
  submissionId: z.number(),
  /** Is there a speech engine in this installation? */
  isEngineOn: z.boolean(),
  /** WebVTT of the joined video, signed; null while there is nothing to show. */
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
});
export type TranscriptionState = z.infer<typeof transcriptionState>;

/** A search ends its count here; who finds more narrows it. */
export const mostSpokenHits = 100;

/** An answer in which the words were said. */
export const spokenHit = z.object({
  submissionId: z.number(),
  responseId: z.number(),
  candidateName: z.string(),
  job: z.object({ id: z.number(), title: z.string() }),
  question: z.string(),
  /** The words around the best place, in order; `isHit` marks what was searched for. */
  snippet: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
  /** Seconds in the joined video; null before it is joined. */
  moment: z.nullable(z.number()),
});
export type SpokenHit = z.infer<typeof spokenHit>;
