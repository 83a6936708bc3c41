import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../../testing/figures/stored-state.ts';
import { askedForFiles, begunWithFiles, sendAnswerFile } from '../../../testing/files/send-answer-file.ts';
import { attachResume, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { recordedClip } from '../../../testing/submitted-interview.ts';
import { archiveEntries, findArchived } from '../../submissions/index.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Filers')).token;
});
afterAll(() => nimble.close());

const text = { format: 'text', maximumCharacters: 100, maximumWords: null };
let candidates = 0;

async function begun(...formats: (readonly object[])[]) {
  candidates += 1;
  const interview = await begunWithFiles(nimble, admin, formats, `c${candidates}@example.com`);
  const { token, questionIds } = interview;
  const path = (index = 0) => `/api/interviews/current/answers/${questionIds[index]}/files`;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object) =>
    nimble.call(method, url, { token, ...(data && { body: { data } }) });
  return {
    ...interview,
    path,
    call,
    send: (bytes: Buffer, name?: string, index = 0) =>
      sendAnswerFile(nimble, token, questionIds[index] ?? 0, bytes, name),
    use: (takes: string[], index = 0) => call('PUT', path(index), { takes }),
    current: async () => (await call('GET', '/api/interviews/current')).body.data,
    submit: async () => {
      await attachResume(nimble, token, somePdf);
      return call('POST', '/api/interviews/current/submit');
    },
  };
}

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const pdf = (words: string) => Buffer.concat([somePdf, Buffer.from(`%${words}\n`)]);

test('files are kept until they are used, and replaced until the interview is submitted', async () => {
  const { send, use, current, call, path } = await begun(askedForFiles({ maximumFiles: 2 }));
  const first = await send(pdf('first'), 'first.pdf');
  const second = await send(pdf('second'), 'second.pdf');
  expect(codeOf(await send(pdf('third')))).toEqual([422, 'answer.too_many_files']);
  expect((await current()).files).toMatchObject([
    { take: first.take, name: 'first.pdf', isReceived: true, isUsed: false },
    { take: second.take, name: 'second.pdf', isReceived: true, isUsed: false },
  ]);
  expect((await use([second.take, first.take])).body.data.responses).toMatchObject([
    { format: 'file', value: { files: [{ name: 'second.pdf', kind: 'pdf' }, { name: 'first.pdf' }] } },
  ]);
  // Twice is once.
  expect((await use([second.take, first.take])).status).toBe(200);
  expect(codeOf(await call('DELETE', `${path()}/${first.take}`))).toEqual([409, 'answer.file_used']);
  const third = await send(pdf('third'), 'third.pdf');
  expect((await use([first.take, third.take])).body.data.responses[0].value.files).toMatchObject([
    { name: 'first.pdf' },
    { name: 'third.pdf' },
  ]);
  expect((await current()).files).toMatchObject([{ take: first.take }, { take: third.take }]);
  await nimble.runTasks();
  expect((await storedFiles(nimble.folder)).join()).not.toContain(second.take);
  expect(codeOf(await use([second.take]))).toEqual([404, 'answer.file_not_found']);
  expect(codeOf(await use([]))).toEqual([422, 'answer.no_file']);
  expect(codeOf(await use([first.take, third.take, second.take]))).toEqual([422, 'answer.too_many_files']);
});

test('a file that is cut off continues where it ended, and is used only when it is whole', async () => {
  const { token, path, call, use, current } = await begun(askedForFiles());
  const never = '11111111-2222-4333-8444-555555555555';
  expect((await call('POST', path(), { take: never, name: 'never.pdf', size: 10 })).status).toBe(200);
  const { take, sha256 } = { take: randomUUID(), sha256: createHash('sha256').update(somePdf).digest('hex') };
  const announce = () => call('POST', path(), { take, name: 'cut.pdf', size: somePdf.length });
  expect((await announce()).status).toBe(200);
  const patch = (offset: number, payload: Buffer) =>
    nimble.app.inject({
      method: 'PATCH',
      url: `/api/uploads/takes/${take}`,
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${token}`,
        'upload-offset': `${offset}`,
        'content-type': 'application/offset+octet-stream',
      },
      payload,
    });
  await patch(0, somePdf.subarray(0, 10));
  expect(codeOf(await call('PUT', `${path()}/${take}`, { sha256 }))).toEqual([409, 'recording.incomplete']);
  expect(codeOf(await use([take]))).toEqual([404, 'answer.file_not_found']);
  expect((await current()).files).toMatchObject([{ take, isReceived: false }]);
  // The page was loaded again, and the candidate chose the same file.
  expect((await announce()).status).toBe(200);
  const offset = await nimble.app.inject({
    method: 'HEAD',
    url: `/api/uploads/takes/${take}`,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` },
  });
  expect(offset.headers['upload-offset']).toBe('10');
  await patch(10, somePdf.subarray(10));
  expect(codeOf(await call('PUT', `${path()}/${take}`, { sha256: '0'.repeat(64) }))).toEqual([
    409,
    'recording.differs',
  ]);
  for (let twice = 0; twice < 2; twice += 1) {
    const finished = await call('PUT', `${path()}/${take}`, { sha256 });
    expect(finished.body.data).toMatchObject({ take, name: 'cut.pdf', isReceived: true });
  }
  expect((await patch(somePdf.length, Buffer.from('more'))).statusCode).toBe(409);
  // It is no recording: not to be used as one, offered as one, or discarded as one.
  const unused = await call('GET', '/api/interviews/current/recordings');
  expect(unused.body.data).toEqual([]);
  expect((await call('DELETE', `/api/uploads/takes/${take}`)).status).toBe(404);
});

test('a question is answered in one of its formats at a time, and by file only where it allows it', async () => {
  const { token, questionIds, send, use, current, call } = await begun(
    [{ format: 'video' }, ...askedForFiles()],
    [text],
  );
  expect(codeOf(await send(somePdf, 'a.pdf', 1))).toEqual([422, 'answer.format_not_allowed']);
  const draft = await call('POST', `/api/interviews/current/answers/${questionIds[0]}/draft`, {
    format: 'file',
    attempt: 1,
  });
  expect(draft.status).toBe(400);
  const record = async () => {
    const { accept } = await sendTake(nimble, token, questionIds[0] ?? 0, recordedClip(1, '64x48'), 1);
    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  };
  const shown = async () => {
    const { responses, files } = await current();
    return [responses.map(({ format }: { format: string }) => format), files.length];
  };
  await record();
  await use([(await send(somePdf)).take]);
  expect(await shown()).toEqual([['file'], 1]);
  await record();
  expect(await shown()).toEqual([['video'], 0]);
});

test('no other candidate reaches a file', async () => {
  const { send, path } = await begun(askedForFiles());
  const { take } = await send(somePdf);
  const other = await begun(askedForFiles());
  expect(codeOf(await other.call('PUT', `${path()}`, { takes: [take] }))).toEqual([
    400,
    'recording.unknown_question',
  ]);
  expect(codeOf(await other.use([take]))).toEqual([404, 'answer.file_not_found']);
  const claimed = await other.call('POST', other.path(), { take, name: 'a.pdf', size: 10 });
  expect(codeOf(claimed)).toEqual([404, 'request.not_found']);
  expect((await other.call('DELETE', `${other.path()}/${take}`)).status).toBe(200);
  expect((await send(somePdf)).status).toBe(422);
});

test('a submitted interview keeps what it uses, and shows it to reviewers, the candidate and exports', async () => {
  const { jobId, submissionId, send, use, submit, call, path } = await begun(
    askedForFiles({ maximumFiles: 2 }),
  );
  const used = await send(pdf('used'), 'Casey Smith.pdf');
  const unused = await send(pdf('unused'), 'unused.pdf');
  await use([used.take]);
  const { status, body } = await submit();
  expect([status, body.data.submission.status]).toEqual([200, 'pending']);
  expect(codeOf(await call('PUT', path(), { takes: [used.take] }))).toEqual([
    409,
    'interview.already_submitted',
  ]);
  await nimble.pool.query(`SELECT graphile_worker.add_job('recordings.sweep-takes')`);
  await nimble.runTasks();
  const files = (await storedFiles(nimble.folder)).join();
  expect([files.includes(used.take), files.includes(unused.take)]).toEqual([true, false]);
  const shown = (await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin })).body.data;
  expect(shown.responses).toMatchObject([
    {
      responseType: 'file',
      videoUrl: null,
      value: {
        format: 'file',
        files: [{ name: 'Casey Smith.pdf', kind: 'pdf', mime: 'application/pdf', size: pdf('used').length }],
      },
    },
  ]);
  const mine = await nimble.call('POST', '/api/interviews/mine', {
    body: { token: body.personalToken },
  });
  expect(mine.body.data.answers).toMatchObject([{ value: { files: [{ name: 'Casey Smith.pdf' }] } }]);

  const { rows: counted } = await nimble.pool.query('select begun_formats from submissions where id = $1', [
    submissionId,
  ]);
  expect(counted[0].begun_formats).toEqual(['file']);
  await expectGuest(jobId, submissionId, pdf('used'));
  expect(await namesInArchive(submissionId)).toEqual(['Casey Smith 1/answer-1-1 Casey Smith.pdf']);

  const erased = await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token: admin });
  expect(erased.status).toBe(200);
  await nimble.runTasks();
  expect((await storedFiles(nimble.folder)).join()).not.toContain(used.take);
  const { rows } = await nimble.pool.query(
    `select from files where storage_key like '%' || $1 union all select from takes where id = $1::uuid`,
    [used.take],
  );
  expect(rows).toEqual([]);
});

/** A guest whose link names nobody downloads the file under another name, and not once the link is revoked. */
async function expectGuest(jobId: number, submissionId: number, bytes: Buffer): Promise<void> {
  const link = await nimble.call('POST', `/api/jobs/${jobId}/guest-links`, {
    token: admin,
    body: { data: { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 } },
  });
  const view = await nimble.call('GET', '/api/guest', { token: link.body.data.address.split('#')[1] });
  expect(JSON.stringify(view.body)).not.toContain('Casey Smith');
  const [file] = view.body.data.candidates[0].answers[0].value.files;
  expect(file).toMatchObject({ name: 'file.pdf', kind: 'pdf' });
  const get = () => nimble.app.inject({ method: 'GET', url: `${file.url}&download=1` });
  const { headers, rawPayload } = await get();
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''file.pdf`);
  expect(rawPayload.equals(bytes)).toBe(true);
  await nimble.call('DELETE', `/api/guest-links/${link.body.data.link.id}`, { token: admin });
  expect((await get()).statusCode).toBe(403);
}

async function namesInArchive(submissionId: number): Promise<string[]> {
  const { rows } = await nimble.pool.query('select company_id from submissions where id = $1', [
    submissionId,
  ]);
  const submissions = await findArchived(nimble.database, Number(rows[0].company_id), [submissionId]);
  const entries = archiveEntries({
    storage: nimble.dependencies.storage,
    submissions: Readable.from(submissions),
    parts: new Set(['answers']),
  });
  const names: string[] = [];
  for await (const { name } of entries) names.push(name);
  return names.map((name) => name.replace(`${submissionId}/`, '1/'));
}
