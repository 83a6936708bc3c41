// @vitest-environment happy-dom
import { submitInterview } from '@nimble/contracts/interviews';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { submitWhenChecked } from './submit-when-checked.ts';

const server = contractServer();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const submission = {
  id: 1,
  status: 'processing' as const,
  candidateName: 'Ruth',
  candidateEmail: 'r@example.com',
  isEnded: false,
};
const submitted = { data: { submission, resume: null, responses: [] }, personalToken: 'mine' };
const wait = (seconds: number) => void vi.setSystemTime(Date.now() + 1000 * seconds);

test('a server that was away for minutes still has its time to check the last answer', async () => {
  const answers = [() => new Response(null, { status: 503 }), unchecked, () => submitted];
  server.answer(submitInterview, () => {
    wait(90);
    return answers.shift()?.() ?? submitted;
  });
  await expect(submitWhenChecked('token', () => undefined)).resolves.toBe('mine');
});

test('gives up when the check of the last answer takes more than a minute', async () => {
  server.answer(submitInterview, () => {
    wait(25);
    return unchecked();
  });
  await expect(submitWhenChecked('token', () => undefined)).rejects.toMatchObject({
    code: 'interview.answers_unchecked',
  });
  expect(server.asked(submitInterview).length).toBeGreaterThan(2);
});

function unchecked(): Response {
  return refusal('interview.answers_unchecked', { errors: [] });
}
