import type { AnswerValue } from '@nimble/contracts/answers';
import { begunInterview } from '../../../../testing/journeys.ts';
import type { TestApp } from '../../../../testing/servers/test-app.ts';

type Admin = { nimble: TestApp; admin: string };

/** A begun interview whose questions are answered in these formats, with the calls of its candidate. */
export async function begunAnswers(
  { nimble, admin }: Admin,
  formats: readonly object[][],
  more: object = {},
) {
  const questions = formats.map((each, index) => ({
    question: `What is number ${index}?`,
    time_limit: 60,
    required: true,
    formats: each,
  }));
  const data = { title: 'Writer', description: 'Writes all day.', status: 'active', questions, ...more };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const { token, submissionId } = await begunInterview(nimble, body.data);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, given?: object) =>
    nimble.call(method, `/api/interviews/current${path}`, { token, ...(given && { body: { data: given } }) });
  const current = async () => (await call('GET', '')).body.data;
  const ids: number[] = (await current()).job.questions.map(({ id }: { id: number }) => id);
  const change = (value: unknown, sequence: number, attempt: number) => ({
    attempt,
    sequence,
    seconds: sequence,
    value,
  });
  return {
    token,
    submissionId,
    job: body.data,
    ids,
    call,
    current,
    start: (index: number, format: AnswerValue['format'], attempt = 1) =>
      call('POST', `/answers/${ids[index]}/draft`, { format, attempt }),
    save: (index: number, value: unknown, sequence: number, attempt = 1) =>
      call('PUT', `/answers/${ids[index]}/draft`, change(value, sequence, attempt)),
    use: (index: number, value: unknown, sequence = 1, attempt = 1) =>
      call('POST', `/answers/${ids[index]}`, change(value, sequence, attempt)),
  };
}

/** The status of a response, and the code of its error. */
export const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
