import type { InsightMeasure, InsightStatement } from '@nimble/contracts/insights';
import { type Shared, sharedOfAnswers } from './content.ts';
import { pausesOf, whole } from './flow.ts';
import type { Interview, Measured, Moment } from './interview.ts';

export type Statement = Omit<InsightStatement, 'evidence'> & { evidence: Moment[] };
export type Statements = { strengths: Statement[]; weaknesses: Statement[] };

const good = 0.75;
const poor = 0.4;
/** Praised with full marks only: within the limits that the method names. */
const withLimits: readonly InsightMeasure[] = ['pace', 'pauses', 'fillers'];
const noticed = 2.5;
const mostPassages = 5;

type Sentence = (measured: Measured, isStrength: boolean, interview: Interview) => string;

const percent = (part: number) => `${Math.round(part * 100)}%`;
const one = (value: number) => value.toFixed(1);

/** `0:42` */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const at = ({ number, start }: Moment) => `answer ${number} at ${clock(start)}`;
const passage = ({ number, start, end }: Moment) => `answer ${number}, ${clock(start)}–${clock(end)}`;
const listed = (evidence: readonly Moment[]) =>
  evidence.length === 0 ? '' : `: ${evidence.map(at).join('; ')}`;

const sentences: Partial<Record<InsightMeasure, Sentence>> = {
  pace: ({ value, evidence }, isStrength) => {
    const words = `${Math.round(value ?? 0)} words per minute of speech`;
    const where = evidence.length === 0 ? '' : ` (${evidence.map(passage).join('; ')})`;
    if (isStrength) return `Speaks at a pace that is easy to follow: ${words}${where}.`;
    return `Speaks ${(value ?? 0) < 110 ? 'slowly' : 'fast'}: ${words}${where}.`;
  },
  pauses: ({ value, evidence }, isStrength, { answers }) => {
    const all = answers.flatMap(pausesOf);
    const long = all.filter(({ start, end }) => end - start >= noticed);
    const share = `${percent(value ?? 0)} of the time between first and last word is silent`;
    if (isStrength && long.length === 0)
      return `Speaks without long pauses: ${share}, and no pause lasts ${noticed} seconds.`;
    const count = `${long.length} ${long.length === 1 ? 'pause' : 'pauses'} of ${noticed} seconds or more`;
    if (isStrength) return `Speaks fluently: ${share}, with ${count}${listed(evidence)}.`;
    return `Long silences: ${share}, with ${count}${listed(evidence)}.`;
  },
  fillers: ({ value, from, evidence }, isStrength) => {
    if (value === 0) return `Few filler sounds: none was recognized in ${from.words} words.`;
    const rate = `at least ${one(value ?? 0)} per 100 words, in ${from.words} words`;
    if (isStrength) return `Few filler sounds: ${rate}${listed(evidence)}.`;
    return `Many filler sounds such as "um": ${rate}${listed(evidence)}.`;
  },
  pitch: ({ value, evidence }, isStrength) => {
    const semitones = `its pitch varies by ${one(value ?? 0)} semitones`;
    const where = evidence.length === 0 ? '' : ` (${evidence.map(passage).join('; ')})`;
    return isStrength
      ? `The voice is lively: ${semitones}${where}.`
      : `The voice stays level: ${semitones}${where}.`;
  },
  vocabulary: ({ value }, isStrength) => {
    const words = `${Math.round((value ?? 0) * 50)} of 50 consecutive words are different, on average`;
    return isStrength ? `Varied words: ${words}.` : `Repeated words: ${words}.`;
  },
  completeness: ({ value, from }, isStrength) => {
    const spoken = `${clock(from.seconds)} of speech in ${from.answers} ${from.answers === 1 ? 'answer' : 'answers'}`;
    if (isStrength) return `Gives spoken answers to the required questions: ${spoken}.`;
    return `Leaves questions unanswered or answers them very briefly: ${spoken} (completeness ${percent(value ?? 0)}).`;
  },
};

/** Notable measures, each with the number and its evidence. */
export function statementsOf(interview: Interview, measures: readonly Measured[]): Statements {
  const statements: Statements = { strengths: [], weaknesses: [] };
  for (const measured of measures) {
    const { name, score, evidence } = measured;
    const sentence = sentences[name];
    if (sentence === undefined || score === null) continue;
    const isStrength = score >= (withLimits.includes(name) ? 1 : good);
    if (!isStrength && score > poor) continue;
    const said = sentence(measured, isStrength, interview);
    const all = interview.answers
      .filter(({ speech }) => speech.length > 0)
      .slice(0, mostPassages)
      .map(whole);
    // Something missing, such as pauses, has no moment: then the searched range is the evidence.
    statements[isStrength ? 'strengths' : 'weaknesses'].push(
      evidence.length > 0 || all.length === 0
        ? { text: said, source: 'measured', evidence }
        : {
            text: `${said} Measured over ${all.map(passage).join('; ')}.`,
            source: 'measured',
            evidence: all,
          },
    );
  }
  if (measures.some(({ name, state }) => name === 'relevance' && state === 'measured'))
    for (const shared of sharedOfAnswers(interview)) addContent(shared, statements);
  return statements;
}

/** For each answer separately, as a question may be missed while others are met. */
function addContent({ answer, score, question, job, evidence }: Shared, statements: Statements): void {
  const { number, words, responseId } = answer;
  if (score >= good && evidence.length > 0) {
    const quotes = evidence.map(({ quote, start }) => `"${quote}" at ${clock(start)}`).join(', ');
    const also = job.length === 0 ? '' : `, and ${job.length} words of the job`;
    const text = `Answer ${number} addresses the question: ${quotes}${also}.`;
    statements.strengths.push({ text, source: 'measured', evidence });
  }
  if (score <= poor) {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const text = `Answer ${number} shares few words with its question and the job (${question.length} and ${job.length}; ${clock(start)}–${clock(end)}). It may make the same point in other words.`;
    const whole = { responseId, number, start, end, quote: null };
    statements.weaknesses.push({ text, source: 'measured', evidence: [whole] });
  }
}
