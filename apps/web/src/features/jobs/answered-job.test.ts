import { expect, test } from 'vitest';
import { changedJob, createdJob } from './answered-job.ts';

// Answers over the network need not match their types.
const answers = (text: string) => JSON.parse(text) as { data: { id: number } } | null;

test.each([
  ['null', 'Invalid response from server'],
  ['{"ok":true}', 'Invalid response from server'],
  ['{"data":null}', 'Invalid job data received from server'],
  ['{"data":{"title":"Baker"}}', 'Invalid job data received from server'],
])('a creation answered by %s is an error', (text, message) => {
  expect(() => createdJob(answers(text))).toThrow(message);
});

test.each(['null', '{}', '{"data":null}'])(
  'a change answered by %s is an error about missing data',
  (text) => {
    expect(() => changedJob(answers(text))).toThrow('No data received from server');
  },
);

test('a job is returned', () => {
  expect(createdJob(answers('{"data":{"id":7}}'))).toEqual({ id: 7 });
  expect(changedJob(answers('{"data":{"id":7}}'))).toEqual({ id: 7 });
});
