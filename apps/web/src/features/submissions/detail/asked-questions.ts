import type { Scorecard } from '@nimble/contracts/scorecards';
import type { SubmissionResponse } from '@nimble/contracts/submissions';

type Asked = {
  /** From 1, in the order of the interview. */
  number: number;
  question: string;
  /** Absent: the candidate left it out. */
  response: SubmissionResponse | undefined;
};

/** The answers, and between them the questions without one; only the answers while it is not known what was asked. */
export function inOrderAsked(
  responses: readonly SubmissionResponse[],
  asked: Scorecard['questions'] = [],
): Asked[] {
  const answered = responses.map((response) => ({
    number: response.metadata.questionIndex + 1,
    question: response.question.question,
    response,
  }));
  const answeredIds = new Set(responses.map(({ question }) => question.id));
  const skipped = asked.flatMap(({ id, question }, index) =>
    answeredIds.has(id) ? [] : [{ number: index + 1, question, response: undefined }],
  );
  return [...answered, ...skipped].toSorted((one, other) => one.number - other.number);
}
