import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url, PLAN_ENFORCEMENT: 'on' });
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

/** Text of a spammer in the first words. */
const title = 'You have won\r\n1000 € at evil.example/now';
const strangers = (from: number, count: number) =>
  Array.from({ length: count }, (_, number) => `stranger${from + number}@example.net`);

test('600 strangers: a new company reaches 50 of them, with a subject that begins with our words', async () => {
  const { token } = await addCompany(nimble);
  const job = await activeJob(nimble, token, title);
  const statuses: number[] = [];
  for (const [from, count] of [
    [0, 200],
    [200, 200],
    [400, 200],
    [0, 40],
    [40, 10],
    [50, 1],
  ] as const) {
    const { status } = await nimble.call('POST', `/api/jobs/${job.id}/invitations`, {
      token,
      body: { data: { emails: strangers(from, count) } },
    });
    statuses.push(status);
  }
  await nimble.runTasks();
  const subjects = new Set(mailServer.received.map(({ subject }) => subject));
  expect(mailServer.received).toHaveLength(50);
  expect(statuses).toEqual([429, 429, 429, 200, 200, 429]);
  expect([...subjects]).toEqual([expect.stringMatching(/^Invitation to a video interview with Company /)]);
  for (const { text, headers } of mailServer.received) {
    expect(text).not.toMatch(/evil\.example/);
    expect(headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
  }
}, 120_000);
