import { type JobStatus, jobStatuses, mayChangeStatus } from '@nimble/contracts/jobs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Changers')).token;
});
afterAll(() => nimble.close());

test('any sequence of allowed changes follows the table, and a refused one changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...jobStatuses), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (wanted, withQuestions) => {
        const { id } = await activeJob(nimble, token);
        const path = `/api/jobs/${id}${withQuestions ? '/with-questions' : ''}`;
        let status: JobStatus = 'active';
        for (const next of wanted) {
          const answer = await nimble.call('PUT', path, { token, body: { data: { status: next } } });
          const isAllowed = mayChangeStatus(status, next);
          expect([next, answer.status]).toEqual([next, isAllowed ? 200 : 422]);
          if (isAllowed) status = next;
          const { body } = await nimble.call('GET', `/api/jobs/${id}`, { token });
          expect(body.data.status).toBe(status);
        }
      },
    ),
    { numRuns: 15 },
  );
});
