import { activeJob, begunInterview, signedInAdmin } from './journeys.ts';
import { addPerson } from './people.ts';
import type { TestApp } from './servers/test-app.ts';

/** Calls of bulk actions by the admin of a company with candidates, and what they have done. */
export async function createBulkScene(nimble: TestApp) {
  const admin = await signedInAdmin(nimble, 'Deciders');
  const colleague = (await addPerson(nimble, admin.companyId, 'admin')).token;
  const job = await activeJob(nimble, admin.token, 'Baker');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const foreignJob = await activeJob(nimble, stranger.token, 'Miller');
  let count = 0;

  async function submitted(status: string, of = job): Promise<number> {
    count += 1;
    const { submissionId } = await begunInterview(nimble, of, `candidate${count}@example.com`);
    await nimble.pool.query('UPDATE submissions SET status = $2 WHERE id = $1', [submissionId, status]);
    return submissionId;
  }

  return {
    admin,
    colleague,
    /** Of another company. */
    foreignId: await submitted('pending', foreignJob),
    submitted,

    start: (change: object, selection: object, token = admin.token) =>
      nimble.call('POST', '/api/bulk-actions', { token, body: { data: { change, selection } } }),
    act: (id: number, action: 'undo' | 'cancel', token = admin.token) =>
      nimble.call('POST', `/api/bulk-actions/${id}/${action}`, { token }),
    read: async (id: number) =>
      (await nimble.call('GET', `/api/bulk-actions/${id}`, { token: admin.token })).body.data,
    failuresOf: async (id: number) =>
      (await nimble.call('GET', `/api/bulk-actions/${id}/failures`, { token: admin.token })).body.data,

    async audited(action: string, ids: readonly number[]): Promise<number[]> {
      const { rows } = await nimble.pool.query(
        'SELECT subject_id FROM audit_events WHERE action = $1 AND subject_id = ANY($2) ORDER BY id',
        [action, ids],
      );
      return rows.map(({ subject_id }) => Number(subject_id));
    },

    /** A job with so many finished interviews. */
    async jobWith(amount: number) {
      const made = await activeJob(nimble, admin.token, `Job of ${amount}`);
      const first = await submitted('pending', made);
      const { rows } = await nimble.pool.query(
        `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
           consent_version, consented_at)
         SELECT company_id, job_id, 'Candidate ' || n, 'many' || n || '-' || job_id || '@example.com', 'pending', '{}', '{}', '1', now()
         FROM submissions, generate_series(2, $2) n WHERE id = $1 RETURNING id`,
        [first, amount],
      );
      return { ...made, ids: [first, ...rows.map(({ id }) => Number(id))] };
    },
  };
}
export type BulkScene = Awaited<ReturnType<typeof createBulkScene>>;

export const named = (...ids: number[]) => ({ by: 'ids', submissions: ids.map((id) => ({ id })) });
export const ofJob = (jobId: number, count: number) => ({
  by: 'filters',
  filters: { job: { $eq: jobId } },
  count,
});
