import { expect, test } from 'vitest';
import { createRunningCalls } from './running-calls.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

test('a running call is joined until its answer is rendered', async () => {
  const turns = createRunningCalls();
  const first = pending();
  const done = turns.begin('job 1', 'a', first.work);
  expect(turns.onItsWay('job 1')).toBe(done);
  expect(turns.onItsWay('job 2')).toBeUndefined();
  first.resolve('saved');
  expect(await done).toBe('saved');
  expect(turns.onItsWay('job 1')).toBe(done);
  await nextTask();
  expect(turns.onItsWay('job 1')).toBeUndefined();
});

test('a failure unblocks', async () => {
  const turns = createRunningCalls();
  const first = pending();
  const done = turns.begin('job 1', 'a', first.work);
  first.reject(new Error('No line'));
  await expect(done).rejects.toThrow('No line');
  await nextTask();
  expect(turns.onItsWay('job 1')).toBeUndefined();
});

test('only a repetition of the last one is joined: approved, rejected, approved are three decisions', async () => {
  const turns = createRunningCalls();
  const approved = pending();
  const rejected = pending();
  const first = turns.begin('decision', 'approve', approved.work);
  expect(turns.onItsWay('decision', 'approve')).toBeDefined();
  expect(turns.onItsWay('decision', 'reject')).toBeUndefined();
  const second = turns.begin('decision', 'reject', rejected.work);
  expect(turns.onItsWay('decision', 'approve')).toBeUndefined();
  approved.resolve('approved');
  await first;
  await nextTask();
  expect(turns.onItsWay('decision', 'reject')).toBe(second);
});
