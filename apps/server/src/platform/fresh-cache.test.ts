import { expect, test } from 'vitest';
import { createFreshCache } from './fresh-cache.ts';

function counting() {
  let count = 0;
  const cache = createFreshCache<number>({ groups: 10, keys: 10, seconds: 60 });
  return { cache, load: async () => (count += 1) };
}

test('keeps nothing while changes cannot be heard', async () => {
  const { cache, load } = counting();
  expect([await cache.get(1, 'a', load), await cache.get(1, 'a', load)]).toEqual([1, 2]);
});

test('keeps a value until its group changes', async () => {
  const { cache, load } = counting();
  cache.setHearing(true);
  expect([await cache.get(1, 'a', load), await cache.get(1, 'a', load)]).toEqual([1, 1]);
  cache.forget(2);
  expect(await cache.get(1, 'a', load)).toBe(1);
  cache.forget(1);
  expect(await cache.get(1, 'a', load)).toBe(2);
  cache.setHearing(false);
  expect(await cache.get(1, 'a', load)).toBe(3);
});

test('a change while loading is not covered up by the older value', async () => {
  const { cache, load } = counting();
  cache.setHearing(true);
  await cache.get(1, 'a', async () => {
    cache.forget(1);
    return load();
  });
  expect(await cache.get(1, 'a', load)).toBe(2);
});

test('who asks while a value is loaded waits for it, and who asks after a change does not', async () => {
  const { cache, load } = counting();
  cache.setHearing(true);
  const together = [cache.get(1, 'a', load), cache.get(1, 'a', load)];
  cache.forget(1);
  expect(await Promise.all([...together, cache.get(1, 'a', load)])).toEqual([1, 1, 2]);
});

test('a failure is told to all who wait for it, and not kept', async () => {
  const { cache, load } = counting();
  cache.setHearing(true);
  const fail = () => Promise.reject(new Error('away'));
  const together = [cache.get(1, 'a', fail), cache.get(1, 'a', load)];
  for (const one of together) await expect(one).rejects.toThrow('away');
  expect(await cache.get(1, 'a', load)).toBe(1);
});
