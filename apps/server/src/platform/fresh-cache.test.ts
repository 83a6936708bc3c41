import { expect, onTestFinished, test, vi } from 'vitest';
import { createFreshCache } from './fresh-cache.ts';

function counting() {
  let count = 0;
  const cache = createFreshCache<number>({ most: 3, seconds: 60 });
  return { cache, load: async () => (count += 1) };
}

test('keeps nothing while changes cannot be received', async () => {
  const { cache, load } = counting();
  expect([await cache.get(1, 'a', load), await cache.get(1, 'a', load)]).toEqual([1, 2]);
});

test('keeps a value until its group changes', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  expect([await cache.get(1, 'a', load), await cache.get(1, 'a', load)]).toEqual([1, 1]);
  cache.forget(2);
  expect(await cache.get(1, 'a', load)).toBe(1);
  cache.forget(1);
  expect(await cache.get(1, 'a', load)).toBe(2);
  cache.setListening(false);
  expect(await cache.get(1, 'a', load)).toBe(3);
});

test('a change while loading is not hidden by the older value', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  await cache.get(1, 'a', async () => {
    cache.forget(1);
    return load();
  });
  expect(await cache.get(1, 'a', load)).toBe(2);
});

test('requests during loading wait for that value, and requests after a change load again', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  const together = [cache.get(1, 'a', load), cache.get(1, 'a', load)];
  cache.forget(1);
  expect(await Promise.all([...together, cache.get(1, 'a', load)])).toEqual([1, 1, 2]);
});

test('however often a group changes, one load runs at a time, and one more is awaited', async () => {
  const { cache } = counting();
  cache.setListening(true);
  const loads: { since: number; finish: () => void }[] = [];
  let changes = 0;
  let running = 0;
  const load = async () => {
    expect((running += 1)).toBe(1);
    const since = changes;
    await new Promise<void>((finish) => loads.push({ since, finish }));
    running -= 1;
    return since;
  };
  const change = () => {
    changes += 1;
    cache.forget(1);
    return changes;
  };
  const asked = [{ at: changes, answer: cache.get(1, 'a', load) }];
  for (let time = 0; time < 5; time += 1) asked.push({ at: change(), answer: cache.get(1, 'a', load) });
  await expect.poll(() => loads).toHaveLength(1);
  loads[0]?.finish();
  await expect.poll(() => loads).toHaveLength(2);
  loads[1]?.finish();
  for (const { at, answer } of asked) expect(await answer).toBeGreaterThanOrEqual(at);
  expect(loads).toHaveLength(2);
});

test('after a failure those who wait for the next load still get it', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  const failing = cache.get(1, 'a', () => Promise.reject(new Error('away')));
  cache.forget(1);
  const next = cache.get(1, 'a', load);
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe(1);
  expect(await cache.get(1, 'a', load)).toBe(1);
});

test('a failure rejects all who wait for it, and is not kept', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  const fail = () => Promise.reject(new Error('away'));
  const together = [cache.get(1, 'a', fail), cache.get(1, 'a', load)];
  for (const one of together) await expect(one).rejects.toThrow('away');
  expect(await cache.get(1, 'a', load)).toBe(1);
});

test('above the maximum, the most recently used values are kept', async () => {
  const { cache, load } = counting();
  cache.setListening(true);
  for (const group of [1, 2, 3, 1, 4]) await cache.get(group, 'a', load);
  expect(await Promise.all([1, 3, 4].map((group) => cache.get(group, 'a', load)))).toEqual([1, 3, 4]);
  expect(await cache.get(2, 'a', load)).toBe(5);
});

test('an unchanged value is loaded again after a while all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    vi.useRealTimers();
    now.mockRestore();
  });
  const pass = (milliseconds: number) => {
    now.mockReturnValue(performance.now() + milliseconds);
    vi.advanceTimersByTime(milliseconds);
  };
  const { cache, load } = counting();
  cache.setListening(true);
  await cache.get(1, 'a', load);
  pass(59_000);
  expect(await cache.get(1, 'a', load)).toBe(1);
  pass(2000);
  expect(await cache.get(1, 'a', load)).toBe(2);
});
