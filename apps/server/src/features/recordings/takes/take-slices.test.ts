import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { sweepArriving } from '../../../platform/files/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import { createResumableUploads } from '../../../platform/storage/uploads/resumable-uploads.ts';
import { createSlicedUploads } from '../../../platform/storage/uploads/sliced-uploads.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin, tus } from '../../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { createAnswersService } from '../answers.service.ts';
import { createTakeSlices } from '../index.ts';

let nimble: TestApp;
let server: S3Server;
let interview: { token: string; questionId: number };
beforeAll(async () => {
  server = await startS3Server();
  nimble = await createTestApp(server.settings);
  const admin = await signedInAdmin(nimble, 'Slicers');
  const job = await activeJob(nimble, admin.token);
  const { token } = await begunInterview(nimble, job);
  interview = { token, questionId: job.questions[0]?.id ?? 0 };
});
afterAll(async () => {
  await nimble.close();
  await server.close();
});

/** Another process: only the database and the bucket are shared. */
function anotherProcess(storage = nimble.dependencies.storage) {
  const slices = createTakeSlices(nimble.database);
  const store = createSlicedUploads({ storage, slices, folder: 'takes' });
  return createResumableUploads({ store });
}

async function beginTake(bytes: Buffer) {
  const { accept } = await sendTake(nimble, interview.token, interview.questionId, bytes, 1);
  const expected = { sizeBytes: bytes.length, sha256: Buffer.from(accept.sha256, 'hex') };
  return { take: accept.take, expected, accept };
}

async function candidateOf(take: string): Promise<Candidate> {
  const { company_id: companyId, submission_id: submissionId } = await nimble.database
    .selectFrom('takes')
    .select(['company_id', 'submission_id'])
    .where('id', '=', take)
    .executeTakeFirstOrThrow();
  return { kind: 'candidate', companyId, submissionId, isMailed: false };
}

/** On another device, with the task that follows. */
async function discard(take: string): Promise<void> {
  const url = `/api/uploads/takes/${take}`;
  await nimble.call('DELETE', url, { token: interview.token, headers: tus });
  await nimble.runTasks();
}

const arrived = (take: string) => createTakeSlices(nimble.database).arrived(take);
const from = (offset: number) => ({ offset, largestBytes: 20 * 1024 * 1024 });

test('bytes received before the connection broke are kept', async () => {
  const { take } = await beginTake(Buffer.alloc(0));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('seven b');
      throw new Error('line lost');
    })(),
  );
  await expect(anotherProcess().append(take, broken, from(0))).rejects.toThrow('The request broke off');
  expect(await arrived(take)).toBe(7);
});

test('a long request is stored in slices, in order, and joined by any process', async () => {
  const film = Buffer.alloc(11 * 1024 * 1024, 'picture after picture ');
  const { take } = await beginTake(Buffer.alloc(0));
  const pieces = Array.from({ length: 11 * 16 }, (_, index) =>
    film.subarray(index * 65_536, (index + 1) * 65_536),
  );
  expect(await anotherProcess().append(take, Readable.from(pieces), from(0))).toBe(film.length);
  const expected = { sizeBytes: film.length, sha256: createHash('sha256').update(film).digest() };
  expect((await server.filesIn(`slices/${take}`)).length).toBe(3);
  expect(await anotherProcess().complete(take, expected)).toBe('whole');
  const { storage } = nimble.dependencies;
  expect((await buffer(storage.read(`takes/${take}`))).equals(film)).toBe(true);
});

test('of processes that append at once one wins, and the others leave nothing', async () => {
  const { take, expected } = await beginTake(Buffer.from('begun, '));
  const attempts = ['went on here', 'went on there', 'went on nowhere'].map((text) =>
    anotherProcess().append(take, Readable.from([Buffer.from(text)]), from(7)),
  );
  const ends = await Promise.allSettled(attempts);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'request.conflict' });
  expect(await server.filesIn(`slices/${take}`)).toHaveLength(2);
  expect(await anotherProcess().complete(take, expected)).toBe('differs');
  expect(await nimble.dependencies.storage.facts(`takes/${take}`)).toBeUndefined();
});

test('a take that is discarded while its slices are joined leaves nothing', async () => {
  const { take, accept } = await beginTake(Buffer.from('not needed after all'));
  const { storage } = nimble.dependencies;
  const uploads = anotherProcess({
    ...storage,
    async write(key, source) {
      const bytes = await buffer(source);
      await discard(take);
      return storage.write(key, Readable.from([bytes]));
    },
  });
  const { database } = nimble;
  const candidate = await candidateOf(take);
  await expect(createAnswersService({ database, uploads }).accept(candidate, accept)).rejects.toMatchObject({
    code: 'request.not_found',
  });
  await database
    .updateTable('arriving_files')
    .set({ began_at: new Date(Date.now() - 25 * 60 * 60_000) })
    .execute();
  await inTransaction(database, (transaction) => enqueue(transaction, sweepArriving, {}));
  await nimble.runTasks();
  expect((await server.keys()).filter((key) => key.includes(take))).toEqual([]);
});

test('a take that another call has just made the answer is accepted, though its slices are gone', async () => {
  const { take, accept } = await beginTake(Buffer.from('sent twice'));
  const { database } = nimble;
  const candidate = await candidateOf(take);
  const second = anotherProcess();
  const uploads = {
    complete: async (...given: Parameters<typeof second.complete>) => {
      await createAnswersService({ database, uploads: anotherProcess() }).accept(candidate, accept);
      return second.complete(...given);
    },
  };
  await createAnswersService({ database, uploads }).accept(candidate, accept);
  expect(await nimble.dependencies.storage.facts(`takes/${take}`)).toBeDefined();
});
