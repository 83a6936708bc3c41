import { expect, test } from 'vitest';
import { changedJob, createdJob } from './answered-job.ts';

// What may come over the network is not what the types promise.
const answers = (text: string) => JSON.parse(text) as { data: { id: number } } | null;

test.each([
  ['null', 'Invalid response from server'],
  ['{"ok":true}', 'Invalid response from server'],
  ['{"data":null}', 'Invalid job data received from server'],
  ['{"data":{"title":"Baker"}}', 'Invalid job data received from server'],
])('a creation answered by %s says so', (text, message) => {
  expect(() => createdJob(answers(text))).toThrow(message);
});

test.each(['null', '{}', '{"data":null}'])('a change answered by %s says that no data came', (text) => {
  expect(() => changedJob(answers(text))).toThrow('No data received from server');
});

test('a job is handed on', () => {
  expect(createdJob(answers('{"data":{"id":7}}'))).toEqual({ id: 7 });
  expect(changedJob(answers('{"data":{"id":7}}'))).toEqual({ id: 7 });
});
