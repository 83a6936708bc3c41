import { type InvitationState, invitationStates } from '@nimble/contracts/invitations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { activeJob, newSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { remindInvited } from './index.ts';

/** SEQUENCES=2000 vitest run apps/server/src/features/invitations/invitation-sequences.test.ts for a long run. */
const sequences = Number(process.env['SEQUENCES'] ?? 25);
vi.setConfig({ testTimeout: Math.max(60_000, sequences * 6000) });

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp({ MAILS_PER_MINUTE: '100000' });
  token = (await signedInAdmin(nimble, 'Sequences')).token;
});
afterAll(() => nimble.close());

const addresses = ['ann@example.com', 'bo@example.com'] as const;
type Address = (typeof addresses)[number];
const steps = [
  'invite',
  'list',
  'withdraw',
  'extend',
  'end',
  'open',
  'begin',
  'share',
  'submit',
  'again',
  'erase',
  'remind',
] as const;
type Step = { step: (typeof steps)[number]; email: Address };
type Job = Awaited<ReturnType<typeof activeJob>>;

const run = {
  taskId: 'test',
  attempt: 1,
  isLastAttempt: true,
  isLost: false,
  signal: new AbortController().signal,
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const count = async (query: string, values: unknown[]) =>
  Number((await nimble.pool.query<{ count: string }>(query, values)).rows[0]?.count);

async function newestOf(job: Job, email: Address): Promise<number | undefined> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    'SELECT id FROM job_invitations WHERE job_id = $1 AND email = $2 ORDER BY id DESC LIMIT 1',
    [job.id, email],
  );
  return rows[0]?.id;
}

async function take(job: Job, { step, email }: Step): Promise<void> {
  const id = await newestOf(job, email);
  const path = `/api/jobs/${job.id}/invitations`;
  const linkToken =
    id === undefined ? undefined : createSignedTokens(nimble.config.secret).signInvitation(id);
  const begin = (shareToken: string) =>
    nimble.call('POST', '/api/submissions', {
      body: { data: newSubmission({ id: job.id, shareToken }, email) },
    });
  switch (step) {
    case 'invite':
      return void (await nimble.call('POST', path, {
        token,
        body: { data: { emails: [email], deadline: inDays(10) } },
      }));
    case 'list':
      return void (await nimble.call('POST', `/api/jobs/${job.id}/invitation-batches`, {
        token,
        body: { data: { content: Buffer.from(addresses.join('\n')).toString('base64') } },
      }));
    case 'withdraw':
      return void (await nimble.call('POST', `${path}/${id}/withdraw`, { token }));
    case 'extend':
      return void (await nimble.call('PUT', `${path}/${id}/deadline`, {
        token,
        body: { data: { deadline: inDays(1) } },
      }));
    case 'end':
      return void (await nimble.pool.query(
        `UPDATE job_invitations SET deadline = now() - interval '1 second', days_to_answer = NULL WHERE id = $1`,
        [id],
      ));
    case 'open':
      return void (await nimble.call('POST', '/api/interviews/opened', { body: { shareToken: linkToken } }));
    case 'begin':
      return void (linkToken && (await Promise.all([begin(linkToken), begin(linkToken)])));
    case 'share':
      return void (await begin(job.shareToken));
    case 'submit':
      return void (await nimble.pool
        .query(
          `UPDATE submissions SET status = 'pending', submitted_at = now() WHERE id = (
             SELECT id FROM submissions WHERE job_id = $1 AND candidate_email = $2 AND status = 'uploading'
             ORDER BY id DESC LIMIT 1)`,
          [job.id, email],
        )
        .catch((error: { code: string }) => expect(error.code).toBe('23505')));
    case 'again':
      return void (await nimble.pool.query(
        `UPDATE submissions SET new_attempt_at = now()
         WHERE job_id = $1 AND candidate_email = $2 AND status <> 'uploading' AND new_attempt_at IS NULL`,
        [job.id, email],
      ));
    case 'erase': {
      const { rows } = await nimble.pool.query<{ id: number }>(
        `SELECT id FROM submissions WHERE job_id = $1 AND candidate_email = $2 AND status <> 'uploading' LIMIT 1`,
        [job.id, email],
      );
      return void (rows[0] && (await nimble.call('DELETE', `/api/submissions/${rows[0].id}`, { token })));
    }
    case 'remind':
      return remind(job);
  }
}

/** Nobody whose invitation has ended gets one, and nobody more than three. */
async function remind(job: Job): Promise<void> {
  await nimble.runTasks();
  await nimble.pool.query(
    `UPDATE job_invitations SET sent_at = now() - interval '20 days', reminded_at = reminded_at - interval '20 days'
     WHERE job_id = $1 AND sent_at IS NOT NULL`,
    [job.id],
  );
  const before = nimble.mails.length;
  // One of a list may still wait for its turn: its first email is no reminder.
  const { rows } = await nimble.pool.query<{ id: number; is_over: boolean }>(
    `SELECT id, submitted_at IS NOT NULL OR withdrawn_at IS NOT NULL
       OR (sent_at IS NOT NULL AND coalesce(deadline <= now(), true)) AS is_over
     FROM job_invitations WHERE job_id = $1`,
    [job.id],
  );
  const { database, companyMails } = nimble;
  await remindInvited.run(null, { database, companyMails }, run);
  await nimble.runTasks();
  // Jobs of earlier sequences may be due, too: only links of this one count.
  const { signInvitation } = createSignedTokens(nimble.config.secret);
  const links = nimble.mails.slice(before).map(({ action }) => action.url.split('/').at(-1));
  for (const { id, is_over } of rows) if (is_over) expect(links).not.toContain(signInvitation(id));
}

async function expectSound(job: Job): Promise<void> {
  const twice = `SELECT count(*) FROM (SELECT FROM submissions WHERE job_id = $1 AND invitation_id IS NOT NULL
    GROUP BY invitation_id HAVING count(*) > 1) AS twice`;
  expect(await count(twice, [job.id])).toBe(0);
  const untrue = `SELECT count(*) FROM job_invitations LEFT JOIN submissions ON invitation_id = job_invitations.id
    WHERE job_invitations.job_id = $1 AND ((job_invitations.submitted_at IS NOT NULL)
        <> coalesce(submissions.status <> 'uploading', false)
      OR (started_at IS NOT NULL) <> (submissions.id IS NOT NULL))`;
  expect(await count(untrue, [job.id])).toBe(0);
  // The counts of a batch are those of its rows.
  const batches = (await nimble.call('GET', `/api/jobs/${job.id}/invitation-batches`, { token })).body.data;
  for (const { id, total, sent, waiting, failed, withdrawn } of batches) {
    expect(total).toBe(await count('SELECT count(*) FROM job_invitations WHERE batch_id = $1', [id]));
    expect(sent).toBe(
      await count('SELECT count(*) FROM job_invitations WHERE batch_id = $1 AND sent_at IS NOT NULL', [id]),
    );
    expect(sent + waiting + failed + withdrawn).toBeLessThanOrEqual(total);
  }
  const list = async (query: string) =>
    (await nimble.call('GET', `/api/jobs/${job.id}/invitations?pageSize=100${query}`, { token })).body;
  const { data, meta } = await list('');
  const states = data.map(({ state }: { state: InvitationState }) => state);
  for (const state of invitationStates) {
    const total = states.filter((each: InvitationState) => each === state).length;
    expect([state, meta.counts[state]]).toEqual([state, total]);
  }
  expect(meta.pagination.total).toBe(data.length);
  const [state = 'sent'] = states;
  const { data: filtered } = await list(`&state=${state}`);
  expect(filtered).toHaveLength(meta.counts[state]);
}

test('no sequence leaves two submissions of one invitation, a late reminder, or a wrong count', async () => {
  const aStep = fc.record({ step: fc.constantFrom(...steps), email: fc.constantFrom(...addresses) });
  const aSequence = fc.array(aStep, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(aSequence, async (sequence) => {
      const job = await activeJob(nimble, token);
      for (const step of sequence) {
        await take(job, step);
        await expectSound(job);
      }
    }),
    { numRuns: sequences, endOnFailure: true },
  );
});
