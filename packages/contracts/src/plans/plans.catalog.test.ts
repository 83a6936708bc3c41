import { expect, test } from 'vitest';
import { annualSaving, plans } from './plans.catalog.ts';

test('the yearly saving follows from the prices, and is not the same for every plan', () => {
  expect(annualSaving(plans.starter)).toEqual({ dollars: 118, percent: 20 });
  expect(annualSaving(plans.growth)).toEqual({ dollars: 378, percent: 17 });
  expect(annualSaving(plans.enterprise)).toBeNull();
});

test('each plan has its prices and limits', () => {
  const gigabytes = (bytes: number | null) => (bytes === null ? null : bytes / 1024 ** 3);
  const rows = Object.values(plans).map(({ name, monthlyPrice, annualPrice, limits }) => [
    name,
    monthlyPrice,
    annualPrice,
    limits.jobs,
    limits.submissions,
    limits.users,
    gigabytes(limits.storage),
    limits.retention,
  ]);
  expect(rows).toEqual([
    ['Starter', 49, 470, 1, 100, 1, 5, 30],
    ['Growth', 189, 1890, 5, 300, 3, 25, 90],
    ['Enterprise', null, null, null, null, null, 100, 365],
  ]);
});
