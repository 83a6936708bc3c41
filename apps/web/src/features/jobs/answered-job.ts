import { ApiError } from '../../lib/api-error.ts';
import { answerMessages as messages } from './messages.ts';

/**
 * The job in the answer to its creation, if there is one: a proxy in between may have answered something else.
 * @throws ApiError with the specification's text.
 */
export function createdJob<Job extends { id: number }>(answer: { data: Job } | null): Job {
  if (typeof answer !== 'object' || answer === null || !('data' in answer))
    throw badAnswer(messages.invalidAnswer);
  if (!hasId(answer.data)) throw badAnswer(messages.invalidJob);
  return answer.data;
}

/** The same for a change. */
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
