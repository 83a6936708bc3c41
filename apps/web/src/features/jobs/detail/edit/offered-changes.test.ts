import { jobStatuses, mayChangeStatus } from '@nimble/contracts/jobs';
import { expect, test } from 'vitest';
import { offeredChanges } from './offered-changes.ts';

// Allowed changes depend on the status alone, so that every pair stands for every sequence.
test.each(jobStatuses)('from %s the screen offers exactly what the server allows', (from) => {
  const offered = offeredChanges(from).map(({ status }) => status);
  for (const to of jobStatuses) expect(offered.includes(to)).toBe(to !== from && mayChangeStatus(from, to));
});

test.each(jobStatuses)('no two buttons of %s have the same text', (from) => {
  const labels = offeredChanges(from).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).not.toContain('');
});
