import type { InsightMeasure, InsightMoment, MeasuredInsight } from '@nimble/contracts/insights';
import type { SpeechSpan, TranscribedWord } from '@nimble/contracts/transcripts';
import type { Voice } from '@nimble/speech';

/** The transcript of an answer. Times are seconds of the answer. */
export type SpokenAnswer = {
  responseId: number;
  /** From 1. */
  number: number;
  question: string;
  durationSeconds: number;
  /** None if they were recognized too badly to count. */
  words: readonly TranscribedWord[];
};

/** An answer to measure. */
export type Answer = SpokenAnswer & {
  speech: readonly SpeechSpan[];
  voice: Voice;
};

/** Input of a language model. */
export type SpokenInterview = {
  answers: readonly SpokenAnswer[];
  /** Title, description and requirements. */
  jobText: string;
};

export type Interview = Pick<SpokenInterview, 'jobText'> & {
  answers: readonly Answer[];
  /** Does any answer have words, well recognized or not? */
  hasWords: boolean;
  /** Every question of the interview. */
  questions: readonly { isRequired: boolean; limitSeconds: number; speechSeconds: number | null }[];
  /** The stems of a word or a text in the answer's language; none for words such as "the". */
  stemsOf: (responseId: number, text: string) => readonly string[];
};

/** Without the position in the joined video, which is added when it is shown. */
export type Moment = Omit<InsightMoment, 'moment'>;
export type Measured = Omit<MeasuredInsight, 'evidence'> & { evidence: Moment[] };

/** Shorter speech is a greeting, not an answer. */
export const leastWords = 40;
export const leastSpeechSeconds = 10;

export const secondsOf = (spans: readonly SpeechSpan[]) =>
  spans.reduce((total, { start, end }) => total + Math.max(0, end - start), 0);

export function answersWithWords<Each extends SpokenAnswer>({
  answers,
}: {
  answers: readonly Each[];
}): Each[] {
  return answers.filter(({ words }) => words.length > 0);
}

/** The input of measures over these answers; a silent one is none. */
export function basisOf(answers: readonly Answer[]) {
  return {
    answers: answers.filter(({ speech, words }) => speech.length > 0 || words.length > 0).length,
    words: answers.reduce((total, { words }) => total + words.length, 0),
    seconds: answers.reduce((total, { speech }) => total + secondsOf(speech), 0),
  };
}

/** A moment, clamped to its answer, whatever an engine returned. */
export function momentOf(
  answer: Pick<Answer, 'responseId' | 'number' | 'durationSeconds'>,
  start: number,
  end: number,
  quote: string | null = null,
): Moment {
  const inside = (second: number) => Math.min(Math.max(0, second), answer.durationSeconds);
  const from = inside(start);
  return {
    responseId: answer.responseId,
    number: answer.number,
    start: from,
    end: Math.max(from, inside(end)),
    quote,
  };
}

export function missing(
  name: InsightMeasure,
  { hasWords }: Interview,
  from: Measured['from'],
  needsWords = true,
): Measured {
  const state = needsWords && !hasWords ? 'noWords' : 'notEnough';
  return { name, state, value: null, score: null, from, evidence: [] };
}

/**
 * 0 outside, 1 between the inner two, straight lines between; `full` and `high` are infinite where more is never worse.
 */
export function band(
  value: number,
  [low, full, fullEnd, high]: readonly [number, number, number, number],
): number {
  if (Number.isNaN(value) || value <= low || value >= high) return 0;
  if (value < full) return (value - low) / (full - low);
  return value <= fullEnd ? 1 : (high - value) / (high - fullEnd);
}

export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0) / known.length;
}
