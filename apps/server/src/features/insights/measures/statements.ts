import type { InsightMeasure } from '@nimble/contracts/insights';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { type Shared, sharedOfAnswers } from './content.ts';
import { easyPace, longPause, pausesOf, whole } from './flow.ts';
import type { Interview, Measured } from './interview.ts';
import { vocabularyWindow } from './words.ts';

export type Statements = { strengths: KeptStatement[]; weaknesses: KeptStatement[] };
type MeasuredStatement = Extract<KeptStatement, { source: 'measured' }>;
type Said = Pick<MeasuredStatement, 'code' | 'values'>;

const good = 0.75;
const poor = 0.4;
/** Praised with full marks only: within the limits that the method names. */
const withLimits: readonly InsightMeasure[] = ['pace', 'pauses', 'fillers'];
const mostPassages = 5;

type Sentence = (measured: Measured, isStrength: boolean, interview: Interview) => Said;

const sentences: Partial<Record<InsightMeasure, Sentence>> = {
  pace: ({ value }, isStrength) => {
    const words = Math.round(value ?? 0);
    const isSlow = (value ?? 0) < easyPace[1];
    const code = isStrength ? 'insight.pace_easy' : isSlow ? 'insight.pace_slow' : 'insight.pace_fast';
    return { code, values: { words } };
  },
  pauses: ({ value }, isStrength, { answers }) => {
    const count = answers.flatMap(pausesOf).filter(({ start, end }) => end - start >= longPause).length;
    const values = { share: value ?? 0, seconds: longPause };
    if (isStrength && count === 0) return { code: 'insight.pauses_none', values };
    const code = isStrength ? 'insight.pauses_few' : 'insight.pauses_long';
    return { code, values: { ...values, count } };
  },
  fillers: ({ value, from: { words } }, isStrength) => {
    if (value === 0) return { code: 'insight.fillers_none', values: { words } };
    const code = isStrength ? 'insight.fillers_few' : 'insight.fillers_many';
    return { code, values: { rate: value ?? 0, words } };
  },
  pitch: ({ value }, isStrength) => {
    const code = isStrength ? 'insight.pitch_lively' : 'insight.pitch_level';
    return { code, values: { semitones: value ?? 0 } };
  },
  vocabulary: ({ value }, isStrength) => {
    const code = isStrength ? 'insight.words_varied' : 'insight.words_repeated';
    return { code, values: { words: Math.round((value ?? 0) * vocabularyWindow) } };
  },
  completeness: ({ value, from: { answers, seconds: time } }, isStrength) =>
    isStrength
      ? { code: 'insight.answers_spoken', values: { time, answers } }
      : { code: 'insight.answers_brief', values: { time, answers, share: value ?? 0 } },
};

/** Notable measures, each with the number and its evidence. */
export function statementsOf(interview: Interview, measures: readonly Measured[]): Statements {
  const statements: Statements = { strengths: [], weaknesses: [] };
  for (const measured of measures) {
    const { name, score, evidence, from } = measured;
    const sentence = sentences[name];
    if (sentence === undefined || score === null) continue;
    // Where nothing was heard, a microphone may have been off: that is no weakness of the person.
    if (from.answers === 0) continue;
    const isStrength = score >= (withLimits.includes(name) ? 1 : good);
    if (!isStrength && score > poor) continue;
    const said = sentence(measured, isStrength, interview);
    const all = interview.answers
      .filter(({ speech }) => speech.length > 0)
      .slice(0, mostPassages)
      .map(whole);
    const isWhole = evidence.length === 0 && all.length > 0;
    statements[isStrength ? 'strengths' : 'weaknesses'].push({
      source: 'measured',
      ...said,
      evidence: isWhole ? all : evidence,
      isWhole,
    });
  }
  if (measures.some(({ name, state }) => name === 'relevance' && state === 'measured'))
    for (const shared of sharedOfAnswers(interview)) addContent(shared, statements);
  return statements;
}

/** For each answer separately, as a question may be missed while others are met. */
function addContent({ answer, score, question, job, evidence }: Shared, statements: Statements): void {
  const { number, words, responseId } = answer;
  const measured = { source: 'measured', isWhole: false } as const;
  if (score >= good && evidence.length > 0) {
    const values = { number, jobWords: job.length };
    statements.strengths.push({ ...measured, code: 'insight.question_addressed', values, evidence });
  }
  if (score <= poor) {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const values = { number, questionWords: question.length, jobWords: job.length, start, end };
    const evidence = [{ responseId, number, start, end, quote: null }];
    statements.weaknesses.push({ ...measured, code: 'insight.question_missed', values, evidence });
  }
}
