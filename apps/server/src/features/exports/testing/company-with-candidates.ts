import type { Export, NewExport } from '@nimble/contracts/exports';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/servers/test-app.ts';

const atOnce = 500;

/** A company with a job and this many finished candidates, and what its admin does with exports. */
export async function companyWithCandidates(nimble: TestApp, candidates: number) {
  const admin = await addCompany(nimble);
  const job = await activeJob(nimble, admin.token, 'Head Baker');
  const ids: number[] = [];
  // Each transaction counts its submissions in one row: one transaction for all would take very long.
  for (let first = 1; first <= candidates; first += atOnce) {
    const { rows } = await nimble.pool.query<{ id: number }>(
      `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
         consent_version, consented_at, submitted_at)
       SELECT $1, $2, 'Candidate ' || n, n || '@example.com', 'pending', '{}', '{}', '1', now(), '2026-07-01T10:30:00Z'
       FROM generate_series($3::integer, $4::integer) n RETURNING id`,
      [admin.companyId, job.id, first, Math.min(candidates, first + atOnce - 1)],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return { ...admin, job, ids, ...exportsOf(nimble, admin.token) };
}
export type CompanyWithCandidates = Awaited<ReturnType<typeof companyWithCandidates>>;

/** The calls of one person; `download` is made by the browser in which they are signed in. */
export function exportsOf(nimble: TestApp, token: string) {
  const list = async () => nimble.call('GET', '/api/exports', { token });
  const request = (data: NewExport, headers: Record<string, string> = {}) =>
    nimble.call('POST', '/api/exports', { token, body: { data }, headers });
  async function download(url: string, headers: Record<string, string> = {}) {
    const cookie = String((await list()).headers['set-cookie']).split(';')[0] ?? '';
    return nimble.app.inject({ method: 'GET', url, headers: { cookie, ...headers } });
  }
  return {
    list,
    request,
    download,
    /** Exports, and reads the finished file. */
    async exported(data: NewExport, headers: Record<string, string> = {}) {
      const { status, body } = await request(data, headers);
      if (status !== 200) throw new Error(JSON.stringify(body));
      await nimble.runTasks();
      const found = ((await list()).body.data as Export[]).find(({ id }) => id === body.data.id);
      if (found?.url === null || found === undefined) throw new Error(JSON.stringify(found));
      return { ...found, file: (await download(found.url)).rawPayload };
    },
  };
}
