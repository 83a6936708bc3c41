import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showChanged } from './show-changed.ts';

/** Something on screen, and its loads, each of which the test answers. */
async function shown() {
  const client = new QueryClient();
  const loads: ((note: string) => void)[] = [];
  const queryKey = ['submission', 7];
  const queryFn = () => new Promise<string>((resolve) => loads.push(resolve));
  const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  loads[0]?.('before');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('before');
  const settled = () => expect.poll(() => client.isFetching()).toBe(0);
  return { client, loads, queryKey, leave, settled };
}

test('a load from before a change does not restore the old value', async () => {
  const { client, loads, queryKey, leave, settled } = await shown();
  void client.invalidateQueries({ queryKey });
  showChanged(client, queryKey, () => 'saved');
  loads[1]?.('before');
  await Promise.resolve();
  expect(client.getQueryData(queryKey)).toBe('saved');
  loads[2]?.('saved, and more');
  await settled();
  expect(client.getQueryData(queryKey)).toBe('saved, and more');
  leave();
});

test('without a running load nothing is reloaded', async () => {
  const { client, loads, queryKey, leave } = await shown();
  showChanged(client, queryKey, () => 'saved');
  expect(client.getQueryData(queryKey)).toBe('saved');
  expect(loads).toHaveLength(1);
  leave();
});
