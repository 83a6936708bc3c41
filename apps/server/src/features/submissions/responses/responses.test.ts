import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { answeredInterview } from '../../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 60_000 });

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('answers of unfinished interviews are neither listed nor counted, whatever the query', async () => {
  const { token } = await signedInAdmin(nimble, 'Acme');
  const sent = await answeredInterview(nimble, token, 'sent@example.com');
  const begun = await answeredInterview(nimble, token, 'begun@example.com');
  await sent.submit();
  const asked = async (filters: string) => {
    const { body } = await nimble.call('GET', `/api/submission-responses?populate=submission&${filters}`, {
      token,
    });
    const emails = body.data.map(
      (one: { submission: { candidateEmail: string } }) => one.submission.candidateEmail,
    );
    return [emails, body.meta.pagination.total];
  };
  const one = [['sent@example.com'], 1];
  expect(await asked('')).toEqual(one);
  expect(await asked('filters[processingStatus][$eq]=ready')).toEqual(one);
  expect(await asked(`filters[$not][submission][$eq]=${begun.submissionId}`)).toEqual(one);
  expect(await asked('filters[mimeType][$containsi]=video')).toEqual(one);
  expect(await asked('filters[job][$gt]=0')).toEqual(one);
  expect(await asked(`filters[submission][$eq]=${begun.submissionId}`)).toEqual([[], 0]);
});
