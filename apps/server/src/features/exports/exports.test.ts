import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exportHours, mostExportedVideos, mostExports, mostWaitingExports } from '@nimble/contracts/exports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import {
  type CompanyWithCandidates,
  companyWithCandidates,
  exportsOf,
} from './testing/company-with-candidates.ts';

let nimble: TestApp;
let company: CompanyWithCandidates;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());
beforeEach(async () => {
  await nimble.runTasks();
  company = await companyWithCandidates(nimble, 3);
});

const filesIn = (folder: string) => readdir(join(nimble.folder, 'files', folder)).catch(() => []);
const storedExports = async () => (await filesIn('exports')).length;

test('an export can be downloaded by its owner alone, while signed in', async () => {
  const { id, url, size, expiresAt } = await company.exported({ format: 'csv', ids: company.ids });
  expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan((exportHours - 1) * 60 * 60_000);
  const answer = await company.download(url ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(size),
    'cache-control': 'private, no-store',
  });
  expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; filename\*=UTF-8''Candidates/);
  expect((await company.download(url ?? '', { range: 'bytes=0-0' })).statusCode).toBe(206);
  const { statusCode } = await nimble.app.inject({ method: 'GET', url: url ?? '' });
  expect(statusCode).toBe(403);
  const { token } = await addPerson(nimble, company.companyId, 'admin');
  const colleague = exportsOf(nimble, token);
  expect((await colleague.download(url ?? '')).statusCode).toBe(403);
  expect((await colleague.list()).body.data).toEqual([]);
  expect((await nimble.call('DELETE', `/api/exports/${id}`, { token })).status).toBe(404);
  const stranger = await companyWithCandidates(nimble, 1);
  expect((await stranger.download(url ?? '')).statusCode).toBe(403);
  expect((await company.download(`${url}x`)).statusCode).toBe(400);
});

test('a person without the permission any more gets neither the file nor a new one', async () => {
  const { url } = await company.exported({ format: 'csv', ids: company.ids });
  await company.request({ format: 'csv', ids: company.ids });
  await nimble.pool.query(
    `UPDATE users SET role_id = (SELECT id FROM roles WHERE company_id IS NULL AND name = 'authenticated') WHERE id = $1`,
    [company.userId],
  );
  const { rows: sessions } = await nimble.pool.query('SELECT id FROM sessions WHERE user_id = $1', [
    company.userId,
  ]);
  for (const { id } of sessions) nimble.dependencies.openSessions.forget(id);
  await nimble.runTasks();
  expect((await company.download(url ?? '')).statusCode).toBe(403);
  const { rows } = await nimble.pool.query(
    'SELECT state, failure FROM exports WHERE company_id = $1 ORDER BY id',
    [company.companyId],
  );
  expect(rows).toEqual([
    { state: 'ready', failure: null },
    { state: 'failed', failure: 'no_permission' },
  ]);
});

test('a file with candidates of a job that its owner does not see any more is neither listed nor sent', async () => {
  const owner = await addPerson(nimble, company.companyId, 'sub_admin');
  const own = exportsOf(nimble, owner.token);
  const { url } = await own.exported({ format: 'csv', ids: company.ids });
  expect((await own.download(url ?? '')).statusCode).toBe(200);
  const limit = (teamOnly: boolean) =>
    nimble.call('PUT', `/api/jobs/${company.job.id}/team`, {
      token: company.token,
      body: { data: { teamOnly, members: [company.userId] } },
    });
  await limit(true);
  expect((await own.list()).body.data).toEqual([]);
  expect((await own.download(url ?? '')).statusCode).toBe(404);
  await limit(false);
  expect((await own.download(url ?? '')).statusCode).toBe(200);
});

test('all that a query of the list finds are exported, and the audit log says so', async () => {
  await nimble.pool.query(`UPDATE submissions SET status = 'rejected' WHERE id = $1`, [company.ids[0]]);
  const query = { 'filters[status][$eq]': 'pending' };
  const { file, candidates } = await company.exported({ format: 'csv', query });
  expect(candidates).toBe(2);
  expect(file.toString().trim().split('\r\n')).toHaveLength(3);
  const { body } = await nimble.call('GET', '/api/audit-events?filters[subject][$eq]=company', company);
  expect(body.data.slice(0, 2)).toMatchObject([
    { action: 'company.export_downloaded', details: { format: 'csv', candidates: 2 } },
    { action: 'company.export_requested', details: { format: 'csv', candidates: 2 } },
  ]);
  const each = await nimble.call('GET', '/api/audit-events?filters[subject][$eq]=submission', company);
  const exported = each.body.data.filter(
    ({ action }: { action: string }) => action === 'submission.exported',
  );
  const subjects = exported.slice(0, 2).map(({ subject }: { subject: { id: number } }) => subject.id);
  expect(new Set(subjects)).toEqual(new Set(company.ids.slice(1)));
  expect(exported[0]).toMatchObject({ actor: { name: expect.any(String) }, details: { format: 'csv' } });
  expect((await company.request({ format: 'csv', query: { 'filters[nothing]': 'x' } })).status).toBe(400);
});

test('whatever sends more than the first byte is in the audit log', async () => {
  const { url } = await company.exported({ format: 'csv', ids: company.ids });
  const downloads = async (): Promise<number> => {
    const { body } = await nimble.call('GET', '/api/audit-events?filters[subject][$eq]=company', company);
    return body.data.filter(({ action }: { action: string }) => action === 'company.export_downloaded')
      .length;
  };
  const before = await downloads();
  const probe = { range: 'bytes=0-0' };
  expect((await company.download(url ?? '', probe)).rawPayload).toHaveLength(1);
  expect(await downloads()).toBe(before);
  const whole = await company.download(url ?? '', { ...probe, 'if-range': '"another"' });
  expect(whole.statusCode).toBe(200);
  expect(await downloads()).toBe(before + 1);
});

test('refuses what cannot be exported, and more than a company may have at once', async () => {
  const refused = async (data: Parameters<typeof company.request>[0]) =>
    (await company.request(data)).body.error?.code;
  expect(await refused({ format: 'csv' })).toBe('export.choose_candidates');
  expect(await refused({ format: 'csv', ids: [1_000_000] })).toBe('export.empty');
  expect(await refused({ format: 'pdf', ids: company.ids })).toBe('export.one_candidate');
  const one = await companyWithCandidates(nimble, 1);
  expect((await one.request({ format: 'pdf', query: {} })).body.error?.code).toBe('export.one_candidate');
  const stranger = await companyWithCandidates(nimble, 1);
  expect(await refused({ format: 'csv', ids: stranger.ids })).toBe('export.empty');
  for (let count = 0; count < mostWaitingExports; count += 1)
    expect(await refused({ format: 'csv', ids: company.ids })).toBeUndefined();
  expect(await refused({ format: 'csv', ids: company.ids })).toBe('export.too_many_waiting');
});

test('an export of videos has at most 500 candidates, a table can have more', async () => {
  const large = await companyWithCandidates(nimble, mostExportedVideos + 1);
  const query = { 'filters[status][$eq]': 'pending' };
  const codeOf = async (format: 'zip' | 'csv') => (await large.request({ format, query })).body.error?.code;
  expect([await codeOf('zip'), await codeOf('csv')]).toEqual(['export.too_many_candidates', undefined]);
  await nimble.pool.query(`UPDATE submissions SET status = 'rejected' WHERE id = $1`, [large.ids[0]]);
  expect(await codeOf('zip')).toBeUndefined();
});

test('a company keeps at most 30 exports; expired ones do not count', async () => {
  await nimble.pool.query(
    `INSERT INTO exports (company_id, user_id, format, options, language, time_zone, candidates, name, storage_key,
       expires_at, state, failure, chosen_ids)
     SELECT $1, $2, 'csv', '{}', 'en', 'UTC', 1, 'Candidates', 'exports/' || gen_random_uuid(),
       now() + interval '1 hour', 'failed', 'failed', $3
     FROM generate_series(1, $4::integer)`,
    [company.companyId, company.userId, company.ids, mostExports],
  );
  const request = () => company.request({ format: 'csv', ids: company.ids });
  expect((await request()).body.error?.code).toBe('export.too_many_kept');
  await nimble.pool.query(
    `UPDATE exports SET expires_at = now() WHERE id = (SELECT max(id) FROM exports WHERE company_id = $1)`,
    [company.companyId],
  );
  expect((await request()).status).toBe(200);
  expect((await request()).body.error?.code).toBe('export.too_many_kept');
});

test('erasing a candidate deletes the exports that contain them, and no others', async () => {
  const before = await storedExports();
  const [erased = 0, ...others] = company.ids;
  await company.exported({ format: 'csv', ids: company.ids });
  await company.exported({ format: 'pdf', ids: [erased] });
  const kept = await company.exported({ format: 'csv', ids: others });
  await company.request({ format: 'pdf', ids: [erased] });
  await nimble.call('DELETE', `/api/submissions/${erased}`, company);
  const { body } = await company.list();
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
  await nimble.runTasks();
  expect(await storedExports()).toBe(before + 1);
});

test('a candidate who is erased while the file is written is not in it', async () => {
  const [erased = 0] = company.ids;
  const { body } = await company.request({ format: 'csv', ids: company.ids });
  const { id } = body.data as { id: number };
  const { storageKey } = await payloadOf(id);
  const { writeExportHandler } = await import('./write/write-export.ts');
  const { config, dependencies, database, onStandby, log } = nimble;
  const { storage } = dependencies;
  let writes = 0;
  const { exportSources } = await import('../../export-sources.ts');
  await writeExportHandler(
    { exportId: id, storageKey },
    {
      config,
      database,
      onStandby,
      log,
      exportSources,
      storage: {
        ...storage,
        async write(key, source) {
          const written = await storage.write(key, source);
          writes += 1;
          if (writes === 1) await nimble.call('DELETE', `/api/submissions/${erased}`, company);
          return written;
        },
      },
    },
    { taskId: '1', attempt: 1, isLastAttempt: false, isLost: false, signal: new AbortController().signal },
  );
  const [only] = (await company.list()).body.data;
  expect(only).toMatchObject({ id, state: 'ready' });
  const { rawPayload } = await company.download(only.url);
  expect(rawPayload.toString()).not.toContain('Candidate 1,');
  expect(rawPayload.toString()).toContain('Candidate 2,');
});

test('a task that runs again after its file is ready keeps it', async () => {
  const { id, file } = await company.exported({ format: 'csv', ids: company.ids });
  await writeAgain(id);
  const [only] = (await company.list()).body.data;
  expect((await company.download(only.url)).rawPayload).toEqual(file);
});

test('a task that runs again after the export has expired leaves the file until its row is deleted', async () => {
  const before = await storedExports();
  const { id } = await company.exported({ format: 'csv', ids: company.ids });
  await nimble.pool.query('UPDATE exports SET expires_at = now() WHERE id = $1', [id]);
  await writeAgain(id);
  expect(await storedExports()).toBe(before + 1);
  await nimble.pool.query(`SELECT graphile_worker.add_job('exports.sweep')`);
  await nimble.runTasks();
  expect(await storedExports()).toBe(before);
});

async function writeAgain(id: number): Promise<void> {
  const { writeExportHandler } = await import('./write/write-export.ts');
  const { exportSources } = await import('../../export-sources.ts');
  const { storage } = nimble.dependencies;
  await writeExportHandler(
    { exportId: id, ...(await payloadOf(id)) },
    { ...nimble, exportSources, storage },
    { taskId: '1', attempt: 2, isLastAttempt: false, isLost: false, signal: new AbortController().signal },
  );
}

async function payloadOf(exportId: number): Promise<{ storageKey: string }> {
  const { rows } = await nimble.pool.query('SELECT storage_key AS "storageKey" FROM exports WHERE id = $1', [
    exportId,
  ]);
  return rows[0];
}

test('a deleted or expired export leaves no file, and its size does not count any more', async () => {
  const before = await storedExports();
  const stored = async () =>
    (await nimble.pool.query('SELECT sum(size_bytes) FROM files WHERE company_id = $1', [company.companyId]))
      .rows[0];
  const nothing = await stored();
  const { id } = await company.exported({ format: 'csv', ids: company.ids });
  const { url } = await company.exported({ format: 'xlsx', ids: company.ids });
  expect(await stored()).not.toEqual(nothing);
  expect((await nimble.call('DELETE', `/api/exports/${id}`, company)).status).toBe(200);
  expect((await nimble.call('DELETE', `/api/exports/${id}`, company)).body.error.code).toBe(
    'export.not_found',
  );
  await nimble.pool.query('UPDATE exports SET expires_at = now() WHERE company_id = $1', [company.companyId]);
  expect((await company.download(url ?? '')).statusCode).toBe(404);
  expect((await company.list()).body.data).toEqual([]);
  await nimble.pool.query(`SELECT graphile_worker.add_job('exports.sweep')`);
  await nimble.runTasks();
  expect(await storedExports()).toBe(before);
  expect(await stored()).toEqual(nothing);
});

test('the exports of a person who is deleted go with them', async () => {
  const before = await storedExports();
  const { userId, token } = await addPerson(nimble, company.companyId, 'admin');
  await exportsOf(nimble, token).exported({ format: 'csv', ids: company.ids });
  expect(await storedExports()).toBe(before + 1);
  expect((await nimble.call('DELETE', `/api/staff/deletestaff/${userId}`, company)).status).toBe(200);
  await nimble.pool.query(`SELECT graphile_worker.add_job('exports.sweep')`);
  await nimble.runTasks();
  expect(await storedExports()).toBe(before);
});

test('an export that is canceled while it waits writes nothing', async () => {
  const before = await storedExports();
  const { body } = await company.request({ format: 'zip', ids: company.ids });
  await nimble.call('DELETE', `/api/exports/${body.data.id}`, company);
  await nimble.runTasks();
  expect((await company.list()).body.data).toEqual([]);
  expect(await storedExports()).toBe(before);
});
