import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { createBulkWorks, findPermissions, seeingAs } from '../../apps/server/src/bulk-works.ts';
import { insertAction } from '../../apps/server/src/features/bulk-actions/bulk-actions.repository.ts';
import { insertItems } from '../../apps/server/src/features/bulk-actions/items.repository.ts';
import { workPart } from '../../apps/server/src/features/bulk-actions/work-part.ts';
import { planForMails } from '../../apps/server/src/features/plans/index.ts';
import { selectMatching } from '../../apps/server/src/features/submissions/index.ts';
import { createListeners } from '../../apps/server/src/listeners.ts';
import { createCompanyMails } from '../../apps/server/src/platform/company-mails/index.ts';
import { inTransaction, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { wireListeners } from '../../apps/server/src/platform/events/index.ts';
import { measure } from '../api/measure.ts';
import { type Started, startProduct, stop } from '../product-server.ts';
import { reviewCases } from '../review/cases.ts';
import { findSeeded } from '../review/seed.ts';
import { openSeededFolder, type SeededFolder } from '../review/seeded-folder.ts';
import { measureDatabase } from './database-time.ts';
import { seed } from './seed.ts';

/**
 * 10,000 of a company's 200,000 submissions get another status:
 * `node bench/bulk/bulk.bench.ts [folder] [sizes of a part, with commas] [requests of each page]`.
 * First without the server, with parts of several sizes; then through the API, at rest and while four connections read
 * the reviewer's pages. A folder keeps the database for the next run.
 */
const keptFolder = process.argv[2];
const sizes = (process.argv[3] ?? '100,250,500,1000,2500').split(',').map(Number);
const selected = 10_000;
const companyId = 1;
/** Takes about as long as the change. */
const requests = Number(process.argv[4] ?? 10_000);
const load = { connections: 4, warmUpRequests: 500 };
const statuses = ['shortlisted', 'rejected'] as const;
let runs = 0;
/** Another one each time, so that every submission changes. */
const nextStatus = () => statuses[runs++ % 2] ?? 'rejected';

async function main(): Promise<void> {
  const seeded = await openSeededFolder(keptFolder, seed);
  try {
    const last = await lastSelected(seeded);
    await changeInParts(seeded, last, 500);
    const rows = [];
    for (const size of sizes) rows.push(await changeInParts(seeded, last, size));
    console.table(rows);
    const product = await startProduct(seeded.dataFolder, seeded.running);
    try {
      await changeThroughApi(seeded, product, last);
    } finally {
      await stop(product.process);
    }
  } finally {
    await seeded.close();
  }
}

async function lastSelected({ pool }: SeededFolder): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM submissions WHERE company_id = $1 ORDER BY id OFFSET $2 LIMIT 1',
    [companyId, selected - 1],
  );
  return rows[0]?.id ?? 0;
}

async function changeInParts(seeded: SeededFolder, last: number, size: number) {
  const { result, spent } = await measureDatabase(seeded, () => change(seeded, last, size));
  return { 'size of a part': size, ...result, ...spent };
}

async function change({ running, pool }: SeededFolder, last: number, size: number) {
  const { database, close } = openDatabase(running.connection, 2);
  wireListeners(database, createListeners({ forget: () => undefined }));
  const mails = createCompanyMails({ secret: 'bench', planEnforcement: 'off', planForMails });
  const works = createBulkWorks({ companyMails: mails });
  const bulkWorks = { ...works, status: { ...works.status, partSize: () => size } };
  const given = { kind: 'status', status: nextStatus() } as const;
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM users WHERE company_id = $1', [
    companyId,
  ]);
  const userId = rows[0]?.id ?? 0;
  const started = performance.now();
  const bulkActionId = await inTransaction(database, async (transaction) => {
    const where = { kind: 'compare', field: 'id', operator: '$lte', value: last } as const;
    const items = await selectMatching(transaction, companyId, where, selected + 1);
    const action = { companyId, userId, apiToken: undefined, address: null, filters: {}, undoOf: null };
    const id = await insertAction(transaction, {
      ...action,
      kind: 'status',
      change: given,
      total: items.length,
    });
    await insertItems(transaction, { companyId, bulkActionId: id }, items);
    return id;
  });
  const selectedIn = performance.now() - started;
  let longest = 0;
  for (;;) {
    const begun = performance.now();
    const needs = { bulkWorks, findPermissions, seeingAs };
    const isDone = await inTransaction(database, (transaction) =>
      workPart(transaction, { companyId, bulkActionId }, needs),
    );
    longest = Math.max(longest, performance.now() - begun);
    if (isDone) break;
  }
  const seconds = (performance.now() - started) / 1000;
  await close();
  return {
    'selecting, ms': Math.round(selectedIn),
    'longest part, ms': Math.round(longest),
    'all, s': seconds.toFixed(2),
  };
}

async function changeThroughApi(seeded: SeededFolder, product: Started, last: number): Promise<void> {
  const cases = reviewCases(await findSeeded(seeded.pool)).filter(({ name }) =>
    ['one submission', 'candidates page', 'stats of the company'].includes(name),
  );
  const alone = await measureDatabase(seeded, () => untilDone(product, last));
  console.table([{ case: 'changing alone', s: alone.result.toFixed(2), ...alone.spent }]);
  const reading = [];
  for (const one of cases) {
    const rest = await measure(product, one, requests, load);
    const [changed, meanwhile] = await Promise.all([
      untilDone(product, last),
      measure(product, one, requests, { ...load, warmUpRequests: load.connections }),
    ]);
    reading.push({
      case: one.name,
      'p50, ms': rest.p50,
      'p99, ms': rest.p99,
      'p50 meanwhile, ms': meanwhile.p50,
      'p99 meanwhile, ms': meanwhile.p99,
      failed: rest.failed + meanwhile.failed,
      'read for, s': (requests / meanwhile.requestsPerSecond).toFixed(1),
      'changed in, s': changed.toFixed(1),
    });
  }
  console.table(reading);
}

/** Changes the status of all through the API. @returns seconds until the last one is changed. */
async function untilDone({ url, token }: Started, last: number): Promise<number> {
  const started = performance.now();
  const selection = { by: 'filters', filters: { id: { $lte: last } }, count: selected };
  const change = { kind: 'status', status: nextStatus() };
  let action = await call(url, token, {
    method: 'POST',
    body: JSON.stringify({ data: { change, selection } }),
  });
  while (action.finishedAt === null) action = await call(`${url}`, token, { id: action.id });
  if (action.state !== 'done' || action.failed > 0) throw new Error(`It ended as ${action.state}.`);
  return (performance.now() - started) / 1000;
}

async function call(
  url: string,
  token: string,
  { id, ...request }: { id?: number; method?: string; body?: string },
): Promise<BulkAction> {
  // As often as a page would not ask, which costs the change as little as possible.
  if (id !== undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  const answer = await fetch(`${url}/api/bulk-actions${id === undefined ? '' : `/${id}`}`, {
    ...request,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: BulkAction }).data;
}

await main();
