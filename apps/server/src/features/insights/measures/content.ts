import {
  type Answer,
  answersWithWords,
  basisOf,
  type Interview,
  leastWords,
  type Measured,
  type Moment,
  mean,
  missing,
} from './interview.ts';
import { momentOfWords } from './words.ts';

/** Naming half of a question's words counts as addressing it; naming all of them is no better. */
const enoughOfQuestion = 0.5;
/** Different words of the job in a hundred. */
const enoughOfJob = 4;
const questionWeight = 0.7;
const leastWordsOfAnswer = 20;
const mostEvidence = 5;
/** Share of a question's time that counts as using it. */
const enoughTime = 0.3;
const answeredWeight = 0.7;

/** Common stems of an answer with its question and with the job. */
export type Shared = { answer: Answer; score: number; question: string[]; job: string[]; evidence: Moment[] };

export function sharedOf(answer: Answer, { stemsOf, jobText }: Interview): Shared {
  const stems = (text: string) => new Set(stemsOf(answer.responseId, text));
  const question = stems(answer.question);
  const job = new Set([...stems(jobText)].filter((stem) => !question.has(stem)));
  const seen = new Set<string>();
  const evidence: Moment[] = [];
  for (const [place, { word }] of answer.words.entries()) {
    for (const stem of stemsOf(answer.responseId, word)) {
      if (seen.has(stem)) continue;
      seen.add(stem);
      if (question.has(stem) && evidence.length < mostEvidence)
        evidence.push(momentOfWords(answer, place, place + 1));
    }
  }
  const ofQuestion = [...seen].filter((stem) => question.has(stem));
  const ofJob = [...seen].filter((stem) => job.has(stem));
  const named =
    question.size === 0 ? null : Math.min(1, ofQuestion.length / question.size / enoughOfQuestion);
  const jobWords = (ofJob.length / Math.max(1, answer.words.length)) * 100;
  const close = job.size === 0 ? null : Math.min(1, jobWords / Math.min(enoughOfJob, job.size));
  const score =
    named !== null && close !== null
      ? questionWeight * named + (1 - questionWeight) * close
      : (named ?? close ?? 0);
  return { answer, score, question: ofQuestion, job: ofJob, evidence };
}

export function sharedOfAnswers(interview: Interview): Shared[] {
  return answersWithWords(interview)
    .filter(({ words }) => words.length >= leastWordsOfAnswer)
    .map((answer) => sharedOf(answer, interview));
}

/** Compares words, not meaning: a good answer in quite other words scores low. */
export function relevance(interview: Interview): Measured {
  const all = sharedOfAnswers(interview);
  const from = basisOf(all.map(({ answer }) => answer));
  const value = mean(all.map(({ score }) => score));
  if (value === null || from.words < leastWords) return missing('relevance', interview, from);
  const evidence = all
    .toSorted((one, other) => other.score - one.score)
    .flatMap((shared) => shared.evidence)
    .slice(0, mostEvidence);
  return { name: 'relevance', state: 'measured', value, score: value, from, evidence };
}

/** Required questions answered by speech, and how much of the time was used. */
export function completeness(interview: Interview): Measured {
  const { questions, answers } = interview;
  const from = basisOf(answers);
  const required = questions.filter(({ isRequired }) => isRequired);
  const asked = required.length > 0 ? required : questions;
  const answered = asked.filter(({ speechSeconds }) => (speechSeconds ?? 0) > 0);
  const use = mean(
    asked.map(({ speechSeconds, limitSeconds }) =>
      Math.min(1, (speechSeconds ?? 0) / Math.max(1, limitSeconds) / enoughTime),
    ),
  );
  if (use === null) return missing('completeness', interview, from, false);
  const value = answeredWeight * (answered.length / asked.length) + (1 - answeredWeight) * use;
  return { name: 'completeness', state: 'measured', value, score: value, from, evidence: [] };
}
