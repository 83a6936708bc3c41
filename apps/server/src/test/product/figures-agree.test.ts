import { type FigureName, type FigurePlace, figures } from '@nimble/contracts/figures';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUpDaysHandler } from '../../features/analytics/add-up-days.ts';
import { disagreements } from '../../testing/figures/disagreements.ts';
import { figuresByHand } from '../../testing/figures/figures-by-hand.ts';
import { history, letHappen, type Told } from '../../testing/figures/histories.ts';
import { type Read, readPlaces } from '../../testing/figures/places-of-figures.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
afterAll(() => nimble.close());

test('after any history, all places of a figure agree with each other and with counting by hand', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (story, isAddedUp) => {
      const company = await addCompany(nimble);
      await nimble.pool.query(
        `UPDATE companies SET plan = 'enterprise', trial_ends_at = NULL WHERE id = $1`,
        [company.companyId],
      );
      const told = await letHappen(nimble, company, story);
      if (isAddedUp) await addUpDaysHandler(undefined, nimble);
      const read = await readPlaces(nimble, company.token, told);
      expect(falseOnes(read, told)).toEqual([]);
      expect(disagreements(read)).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 240_000);

test('every place of the catalog is read, and each belongs to one figure', async () => {
  const { token } = await addCompany(nimble);
  const read = new Set(
    (await readPlaces(nimble, token, { interviews: [], jobs: [] })).map(({ place }) => place),
  );
  const named = Object.values(figures).flatMap((figure): readonly FigurePlace[] => figure.places);
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  const ofCompany = named.filter(
    (place) => !place.startsWith('job.') && !/submissionsPerJob|topJobs/.test(place),
  );
  expect([...read].toSorted()).toEqual(ofCompany.toSorted());
});

/** Differences from counting by hand. */
function falseOnes(read: readonly Read[], told: Told): unknown[] {
  const byHand = figuresByHand(told);
  return (Object.keys(figures) as FigureName[]).flatMap((name) =>
    read
      .filter(({ place }) => (figures[name].places as readonly string[]).includes(place))
      .map((one) => ({ name, ...one, expected: byHand[name](one.of) }))
      .filter(({ value, expected }) => value !== expected),
  );
}
