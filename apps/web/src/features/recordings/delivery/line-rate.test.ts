import { expect, test } from 'vitest';
import { LineRate } from './line-rate.ts';

const megabyte = 1_000_000;

test('is unknown before enough was sent', () => {
  const rate = new LineRate();
  rate.note({ bytes: 1000, from: 0, to: 200 });
  expect(rate.bytesPerSecond).toBeUndefined();
});

test('idle time does not count, and two concurrent senders share the connection', () => {
  const rate = new LineRate();
  rate.note({ bytes: megabyte, from: 0, to: 1000 });
  rate.note({ bytes: megabyte, from: 60_000, to: 61_000 });
  expect(rate.bytesPerSecond).toBeCloseTo(megabyte);
  const shared = new LineRate();
  shared.note({ bytes: megabyte, from: 0, to: 2000 });
  shared.note({ bytes: megabyte, from: 0, to: 2000 });
  expect(shared.bytesPerSecond).toBeGreaterThan(megabyte * 0.9);
});

test('follows a connection that gets slower', () => {
  const rate = new LineRate();
  let now = 0;
  const send = (milliseconds: number) => {
    rate.note({ bytes: megabyte, from: now, to: now + milliseconds });
    now += milliseconds;
  };
  for (let piece = 0; piece < 20; piece += 1) send(500);
  for (let piece = 0; piece < 20; piece += 1) send(4000);
  expect(rate.bytesPerSecond).toBeLessThan(megabyte * 0.35);
});
