import { ApiError } from '../../lib/api-error.ts';
import { answerMessages as messages } from './messages.ts';

/**
 * The job in the answer to its creation, when there is one: a proxy in between may have answered something else.
 * @throws ApiError in the words of spec 2 §5.
 */
export function createdJob<Job extends { id: number }>(answer: { data: Job } | null): Job {
  if (typeof answer !== 'object' || answer === null || !('data' in answer))
    throw badAnswer(messages.invalidAnswer);
  if (!hasId(answer.data)) throw badAnswer(messages.invalidJob);
  return answer.data;
}

/** The same for a change (spec 2 §8). */
export function changedJob<Job extends { id: number }>(answer: { data: Job } | null): Job {
  if (answer === null || !hasId(answer.data)) throw badAnswer(messages.noData);
  return answer.data;
}

function hasId(job: { id: number } | null | undefined): boolean {
  return typeof job?.id === 'number';
}

function badAnswer(message: string): ApiError {
  return new ApiError({ status: 200, name: 'AnswerError', message });
}
