import type { Voice } from '@nimble/speech';
import type { Database } from '../../platform/database/index.ts';
import { type AnswerRow, findInterview, stem } from './insights.repository.ts';
import { type Answer, type Interview, type SpokenAnswer, secondsOf } from './measures/interview.ts';

/** Mean confidence of an answer's words; below it, too many of them are wrong to count anything. */
export const lowestConfidence = 0.5;

export function isUnderstood({ status, confidence }: Pick<AnswerRow, 'status' | 'confidence'>): boolean {
  return status === 'done' && (confidence ?? 1) >= lowestConfidence;
}

/** @param voices of the answers, in their order. @returns undefined for a missing submission. */
export async function interviewOf(
  database: Database,
  companyId: number,
  submissionId: number,
  rows: readonly AnswerRow[],
  voices: readonly Voice[],
): Promise<Interview | undefined> {
  const interview = await findInterview(database, companyId, submissionId);
  if (interview === undefined) return undefined;
  const { questions, jobText } = interview;
  const answers = rows.flatMap((row, index) => {
    const voice = voices[index];
    return voice === undefined ? [] : [answerOf(row, voice)];
  });
  return {
    answers,
    hasWords: rows.some(({ status, words }) => status === 'done' && words.length > 0),
    questions: questions.map(({ id, required, limitSeconds }) => {
      const row = rows.find(({ question_id }) => question_id === id);
      return {
        isRequired: required,
        limitSeconds,
        speechSeconds: row === undefined ? null : secondsOf(row.speech ?? []),
      };
    }),
    stemsOf: await stemsOfAnswers(database, rows, answers, jobText),
    jobText,
  };
}

/** The transcript without voice measures. */
export const spokenAnswers = (rows: readonly AnswerRow[]): SpokenAnswer[] => rows.map(spokenAnswerOf);

function spokenAnswerOf(row: AnswerRow): SpokenAnswer {
  return {
    responseId: row.response_id,
    number: row.number,
    question: row.question,
    durationSeconds: row.duration_seconds ?? row.speech?.at(-1)?.end ?? 0,
    words: isUnderstood(row) ? row.words : [],
  };
}

function answerOf(row: AnswerRow, voice: Voice): Answer {
  return { ...spokenAnswerOf(row), speech: row.speech ?? [], voice };
}

/** One query for each spoken language. */
async function stemsOfAnswers(
  database: Database,
  rows: readonly AnswerRow[],
  answers: readonly Answer[],
  jobText: string,
): Promise<Interview['stemsOf']> {
  const dictionaries = new Map(rows.map(({ response_id, dictionary }) => [response_id, dictionary]));
  const stems = new Map<string, Map<string, string[]>>();
  for (const dictionary of new Set(dictionaries.values())) {
    const texts = new Set([jobText]);
    for (const { responseId, question, words } of answers) {
      if (dictionaries.get(responseId) !== dictionary) continue;
      texts.add(question);
      for (const { word } of words) texts.add(word);
    }
    stems.set(dictionary, await stem(database, dictionary, [...texts]));
  }
  return (responseId, text) => stems.get(dictionaries.get(responseId) ?? '')?.get(text) ?? [];
}
