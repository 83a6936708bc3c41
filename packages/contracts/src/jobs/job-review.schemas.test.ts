import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { videoOnly } from '../answers/answer-formats.ts';
import { reviewedQuestions } from './job-review.schemas.ts';
import { questionInput, questionList } from './jobs.schemas.ts';

const questions = (count: number) =>
  Array.from({ length: count }, () => ({
    question: 'Why this job?',
    time_limit: 60,
    required: true,
    formats: [...videoOnly],
  }));

test.each([
  [0, 'At least one question is required'],
  [1, undefined],
  [20, undefined],
  [21, 'Maximum 20 questions allowed'],
])('the form and the review before publishing agree about %i questions', (count, refusal) => {
  for (const schema of [questionList(questionInput), reviewedQuestions])
    expect(z.safeParse(schema, questions(count)).error?.issues[0]?.message).toBe(refusal);
});
