import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { forgetWhenLeft, untilGone } from './deletion.ts';

const failure = (status: number) =>
  Promise.reject(new ApiError({ status, name: 'RequestError', message: `It answered ${status}` }));

test('deleting a missing record succeeds; every other failure stays one', async () => {
  await expect(untilGone(Promise.resolve({ data: null }))).resolves.toBeUndefined();
  await expect(untilGone(failure(404))).resolves.toBeUndefined();
  await expect(untilGone(failure(403))).rejects.toThrow('It answered 403');
});

test('a deleted record stays on its page until it is left, and is not reloaded meanwhile', () => {
  const client = new QueryClient();
  const queryKey = ['jobs', 'one', 1];
  client.setQueryData(queryKey, 'Head Baker');
  const leave = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
  forgetWhenLeft(client, queryKey);
  expect(client.getQueryData(queryKey)).toBe('Head Baker');
  leave();
  expect(client.getQueryData(queryKey)).toBeUndefined();

  client.setQueryData(queryKey, 'Head Baker');
  forgetWhenLeft(client, queryKey);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
