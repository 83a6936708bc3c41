import type { InterviewState } from '@nimble/contracts/interviews';
import { interviewTexts as texts } from '../messages.ts';
import type { Answer, Answers } from './answers.ts';

/** The answers as the server knows them. */
export function answersOf(state: InterviewState): Answers {
  return new Map(
    state.responses.map((response): [number, Answer] => [response.questionId, answerOf(response)]),
  );
}

function answerOf(response: InterviewState['responses'][number]): Answer {
  if (!('takeId' in response)) return { status: 'saved', value: response.value };
  const { id, format, takeId, processingStatus, failure, hasFormer, videoUrl, duration } = response;
  if (processingStatus === 'failed') {
    const reason = failure?.message ?? texts.recordAgainPlease;
    const isUnchecked = failure?.code === 'recording.not_checked';
    return {
      status: 'failed',
      reason,
      ...(isUnchecked && { uncheckedTake: takeId }),
      ...(hasFormer && { former: id }),
    };
  }
  if (processingStatus === 'ready') return { status: 'ready', format, videoUrl, duration };
  return { status: 'checking', format };
}

/**
 * The server's results of pending checks; the state of other answers comes from this device.
 * @param asked the answers when the server was asked: its result is of an earlier one where another has come since
 */
export function withFindings(shown: Answers, known: Answers, asked: Answers): Answers {
  return new Map(
    [...shown].map(([id, answer]) => [id, (isMeant(id, answer, asked) && known.get(id)) || answer]),
  );
}

/** The questions whose answers have just failed their check. */
export function foundUnusable(shown: Answers, known: Answers, asked: Answers): number[] {
  const isFailed = (id: number) => known.get(id)?.status === 'failed';
  return [...shown].flatMap(([id, answer]) => (isMeant(id, answer, asked) && isFailed(id) ? [id] : []));
}

function isMeant(questionId: number, answer: Answer, asked: Answers): boolean {
  return answer.status === 'checking' && asked.get(questionId) === answer;
}
