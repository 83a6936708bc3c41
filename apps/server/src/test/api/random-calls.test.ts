import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import { allRoutes } from '@nimble/contracts/all-routes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { type Known, type RandomCall, randomCall, showCall } from '../../testing/calls/random-calls.ts';
import { unknownTakeId } from '../../testing/calls/sample-bodies.ts';
import { storedFiles } from '../../testing/figures/stored-state.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/** Number of calls, and how many of them run at once. */
const calls = 10_000;
const together = 20;
/** Data that only its own company may ever see. */
const secrets = { name: 'Quintessa Underwood', resume: 'quintessa-underwood.pdf' };
const bytes = Buffer.from('what nobody else may see or change');
const ownBytes = Buffer.from('what has arrived whole');

let nimble: TestApp;
/**
 * Methods and statuses of all answers, `theirs` behind those about the other interview, and the refusals about bytes.
 */
const answered = new Set<string>();
let random: fc.Arbitrary<RandomCall>;
let theirs: { token: string; submissionId: number; take: string; questionId: number };
let mine: { token: string; arrived: Known['arrived'] };

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  const job = await activeJob(nimble, admin.token);
  const questionIds = job.questions.map(({ id }) => id);
  theirs = await interviewOfOtherCandidate(job, questionIds[0] ?? 0);
  mine = await ownInterview(job, questionIds[0] ?? 0);
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const foreign = await begunInterview(
    nimble,
    await activeJob(nimble, stranger.token),
    'foreign@example.com',
  );
  const { signPersonal, signCandidate } = createSignedTokens('another secret, long enough to be one');
  const known = {
    scene: {
      ...admin,
      job,
      submissionId: theirs.submissionId,
      memberId: 1,
      roleId: 1,
      templateId: 1,
      invitationId: 1,
      batchId: 1,
      stageId: 1,
      tagId: 1,
      viewId: 1,
      libraryQuestionId: 1,
      mediaId: 1,
      otherCompanyId: 1,
      exportId: 1,
      responseId: 1,
      videoCommentId: 1,
      bulkActionId: 1,
      guestLinkId: 1,
      notificationId: 1,
      apiTokenId: 1,
      webhookId: 1,
      deliveryId: 1,
    },
    tokens: [
      // Mostly a value that lets the call get to the next check.
      ...Array.from({ length: 16 }, () => mine.token),
      foreign.token,
      stranger.token,
      'x.y.z',
      signCandidate(theirs.submissionId, { isMailed: true }),
      signPersonal(theirs.submissionId),
      `${mine.token.slice(0, -4)}AAAA`,
    ],
    takeIds: [theirs.take, theirs.take, unknownTakeId, ...Array.from({ length: 8 }, () => randomUUID())],
    questionIds: [...questionIds, 999_999],
    sizes: [0, bytes.length],
    sha256: [createHash('sha256').update(bytes).digest('hex'), createHash('sha256').digest('hex')],
    arrived: mine.arrived,
  };
  const open = allRoutes.filter(({ config: { access } }) =>
    ['public', 'candidate', 'take', 'guest', 'signed'].includes(access as string),
  );
  const uploads = open.filter(({ url }) => /\/uploads\/|submission-responses/.test(url));
  // Two thirds of the calls are about bytes; half of these begin a take or send to one.
  const sending = uploads.filter(({ url, method }) => method === 'PATCH' || url.endsWith('/takes'));
  random = fc.oneof(randomCall(open, known), randomCall(uploads, known), randomCall(sending, known));
});
afterAll(() => nimble.close());

async function interviewOfOtherCandidate(job: { id: number; shareToken: string }, questionId: number) {
  const begun = await begunInterview(nimble, job, 'theirs@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ candidate_name: secrets.name })
    .where('id', '=', begun.submissionId)
    .execute();
  await attachResume(nimble, begun.token, somePdf, secrets.resume);
  const { accept } = await sendTake(nimble, begun.token, questionId, bytes);
  return { ...begun, take: accept.take, questionId };
}

async function ownInterview(job: { id: number; shareToken: string }, questionId: number) {
  const { token } = await begunInterview(nimble, job, 'mine@example.com');
  const sent = [
    await sendTake(nimble, token, questionId, ownBytes),
    await sendTake(nimble, token, questionId, ownBytes),
  ];
  return { token, arrived: sent.map(({ accept }) => accept) };
}

/** Everything stored of the other interview: its rows and its bytes. */
async function keptOfTheirs() {
  const { database, folder } = nimble;
  const ofTheirs = ['submission_id', '=', theirs.submissionId] as const;
  const [submission, takes, counted, responses, stored] = await Promise.all([
    database.selectFrom('submissions').selectAll().where('id', '=', theirs.submissionId).execute(),
    database
      .selectFrom('takes')
      .selectAll()
      .where(...ofTheirs)
      .execute(),
    database
      .selectFrom('take_counts')
      .selectAll()
      .where(...ofTheirs)
      .execute(),
    database
      .selectFrom('responses')
      .selectAll()
      .where(...ofTheirs)
      .execute(),
    readFile(join(folder, 'files/takes', theirs.take), 'utf8'),
  ]);
  return { submission, takes, counted, responses, stored };
}

/** Refusals of a take that is incomplete, has other bytes, or belongs to another question. */
const bytesMessages = [
  refusalCatalog['recording.incomplete'].text,
  refusalCatalog['recording.differs'].text,
  refusalCatalog['recording.unknown_question'].text,
];

/** @returns the fault of the answer; undefined for none. */
async function problemOf(call: RandomCall): Promise<string | undefined> {
  const { method, url, headers, payload } = call;
  const answer = await nimble.app.inject({ method, url, headers, ...(payload && { payload }) });
  const isTheirs = new URL(url, 'http://localhost').pathname.includes(theirs.take);
  answered.add(`${method} ${answer.statusCode}${isTheirs ? ' theirs' : ''}`);
  for (const said of bytesMessages) if (answer.body.includes(said)) answered.add(said);
  if (answer.statusCode >= 500) return `${answer.statusCode}: ${showCall(call)}`;
  const isFine = answer.statusCode < 300;
  // No random call knows the checksum of a complete take.
  if (isFine && (isTheirs || new URL(url, 'http://localhost').pathname === '/api/submission-responses'))
    return `Allowed: ${showCall(call)}`;
  const said = `${JSON.stringify(answer.headers)}${answer.body}`;
  const shown = [...Object.values(secrets), bytes.toString()].find((secret) => said.includes(secret));
  return shown && `It shows ${shown}: ${showCall(call)}`;
}

test('no random call causes a fault, or shows or changes another candidate’s data', async () => {
  // To repeat a run: FUZZ_SEED=… vitest run apps/server/src/test/api/random-calls.test.ts
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  process.stdout.write(`${calls} random calls of FUZZ_SEED=${seed}\n`);
  const before = await keptOfTheirs();
  await fc.assert(
    fc.asyncProperty(
      fc.array(random, { minLength: together, maxLength: together, size: 'max' }),
      async (batch) => {
        const problems = await Promise.all(batch.map(problemOf));
        expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
        expect(await keptOfTheirs()).toEqual(before);
      },
    ),
    { seed, numRuns: calls / together, endOnFailure: true },
  );
  // The calls got beyond the first check: takes were begun, queried, written and discarded.
  for (const fine of ['POST 201', 'HEAD 200', 'PATCH 204', 'DELETE 204']) expect(answered).toContain(fine);
  // And each kind of error occurred: other protocols, offsets beyond the end, other candidates' takes and bytes.
  for (const refused of ['PATCH 412', 'PATCH 409', 'PATCH 401', 'PATCH 404 theirs', 'DELETE 404 theirs'])
    expect(answered).toContain(refused);
  for (const said of bytesMessages) expect(answered).toContain(said);
  await nimble.runTasks();
  expect(await keptOfTheirs()).toEqual(before);
  await theirInterviewGoesOn();
  await myTakeIsAccepted();
  expect(await strayFiles()).toEqual([]);
}, 120_000);

/** Its owner sends the rest and uses the take. */
async function theirInterviewGoesOn(): Promise<void> {
  const more = Buffer.from(', and the rest');
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${theirs.token}`,
    'upload-offset': `${bytes.length}`,
    'content-type': 'application/offset+octet-stream',
  };
  const url = `/api/uploads/takes/${theirs.take}`;
  expect((await nimble.app.inject({ method: 'PATCH', url, headers, payload: more })).statusCode).toBe(204);
  const whole = Buffer.concat([bytes, more]);
  const data = {
    question: theirs.questionId,
    take: theirs.take,
    sha256: createHash('sha256').update(whole).digest('hex'),
    fileSize: whole.length,
    duration: 1,
  };
  const accepted = await nimble.call('POST', '/api/submission-responses', {
    token: theirs.token,
    body: { data },
  });
  expect(accepted.status).toBe(200);
}

/** After all those wrong checksums the right one is still accepted. */
async function myTakeIsAccepted(): Promise<void> {
  const body = { data: mine.arrived[0] };
  const accepted = await nimble.call('POST', '/api/submission-responses', { token: mine.token, body });
  expect(accepted.status).toBe(200);
}

/** Stored files whose names the server did not generate. */
async function strayFiles(): Promise<string[]> {
  const files = await storedFiles(nimble.folder);
  return files
    .map((file) => relative(nimble.folder, file))
    .filter((file) => !/^files\/(takes|resumes)\/[0-9a-f-]{36}$/.test(file));
}
