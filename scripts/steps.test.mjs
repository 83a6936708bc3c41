import { expect, test, vi } from 'vitest';
import { createSteps } from './steps.mjs';

function written(isTTY) {
  const texts = [];
  return { stream: { isTTY, write: (text) => texts.push(text) }, texts };
}

test('without a terminal each step is one plain line', async () => {
  const { stream, texts } = written(false);
  const steps = createSteps(stream);
  expect(await steps.run('Installing packages', async () => 7)).toBe(7);
  steps.note('Starting the database');
  expect(texts).toEqual(['  Installing packages …\n', '  Starting the database …\n']);
});

test('on a terminal a step keeps its line with its progress, and at its end its duration', async () => {
  vi.useFakeTimers();
  const { stream, texts } = written(true);
  let installed = 0;
  const { promise, resolve } = Promise.withResolvers();
  const done = createSteps(stream).run(
    'Installing packages',
    () => promise,
    () => `${installed} of 9`,
  );
  installed = 5;
  await vi.advanceTimersByTimeAsync(1000);
  resolve();
  await done;
  vi.useRealTimers();
  expect(texts).toEqual([
    '\r  Installing packages … 0 of 9\u001b[K',
    '\r  Installing packages … 5 of 9\u001b[K',
    '\r  Installing packages … 5 of 9\u001b[K',
    '\r✓ Installing packages (1 s)\u001b[K\n',
  ]);
});

test('a failed step is marked, and its line is ended before the reason', async () => {
  const { stream, texts } = written(true);
  const failing = createSteps(stream).run('Building the web app', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(texts.at(-1)).toBe('\r✗ Building the web app (0 s)\u001b[K\n');
});
