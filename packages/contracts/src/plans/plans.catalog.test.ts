import { expect, test } from 'vitest';
import { annualSaving, plans } from './plans.catalog.ts';

test('the yearly saving follows from the prices, and is not the same for every plan', () => {
  expect(annualSaving(plans.starter)).toEqual({ dollars: 118, percent: 20 });
  expect(annualSaving(plans.growth)).toEqual({ dollars: 378, percent: 17 });
  expect(annualSaving(plans.enterprise)).toBeNull();
});
