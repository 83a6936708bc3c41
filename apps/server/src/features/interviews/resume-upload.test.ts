import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedFiles, storedState } from '../../testing/figures/stored-state.ts';
import { compoundFile, docxOf } from '../../testing/files/documents.ts';
import { activeJob, attachResume, begunInterview, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const largest = 10 * 1024 * 1024;
const boundary = 'between';
const someDocx = docxOf(['Casey Smith']);

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let token: string;
let before: Record<string, string>;

beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Papers');
  job = await activeJob(nimble, admin.token);
  token = (await begunInterview(nimble, job)).token;
});
beforeEach(async () => {
  before = await storedState(nimble);
});
afterAll(() => nimble.close());

const filePart = (name = 'files', filename = 'cv.pdf', content: Buffer = somePdf) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
const fieldPart = (name: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`);
const end = Buffer.from(`--${boundary}--\r\n`);

async function sendForm(parts: readonly Buffer[], type = `multipart/form-data; boundary=${boundary}`) {
  const response = await nimble.app.inject({
    method: 'POST',
    url: '/api/interviews/current/resume',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: Buffer.concat(parts),
  });
  return { status: response.statusCode, message: response.json().error?.message };
}

/** A ZIP file as `zip` makes it, whatever its name says. */
function plainZip(): Buffer {
  return execFileSync('python3', [
    '-c',
    "import zipfile,sys,io;b=io.BytesIO();z=zipfile.ZipFile(b,'w');z.writestr('notes.txt','no document');z.close();sys.stdout.buffer.write(b.getvalue())",
  ]);
}

describe('a file that is no resume is refused and leaves nothing', () => {
  const wrongKind = { status: 415, message: 'Please upload a PDF or DOCX file' };
  const damaged = {
    status: 422,
    message: 'This file is damaged. Please save a new copy and choose that one.',
  };
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(2000)]);
  test.each([
    ['a program named .pdf', program, 'cv.pdf', wrongKind],
    ['a page named .docx', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.docx', wrongKind],
    ['text named .doc', Buffer.from('Just words.'), 'cv.doc', wrongKind],
    ['a plain ZIP named .docx', plainZip(), 'cv.docx', wrongKind],
    ['an installer of Windows named .doc', compoundFile('!Property'), 'cv.doc', wrongKind],
    ['an old Excel file named .doc', compoundFile('Workbook'), 'cv.doc', wrongKind],
    ['an RTF file named .doc', Buffer.from('{\\rtf1 Casey Smith}'), 'cv.doc', wrongKind],
    [
      'a Word file with a password',
      compoundFile('EncryptedPackage'),
      'cv.docx',
      {
        status: 422,
        message: 'This file is protected with a password. Save a copy without one and choose that.',
      },
    ],
    [
      'an empty file',
      Buffer.alloc(0),
      'cv.pdf',
      { status: 400, message: 'This file is empty. Please choose another one.' },
    ],
    ['a PDF without its end', somePdf.subarray(0, -6), 'cv.pdf', damaged],
    [
      'a large PDF without its end',
      Buffer.concat([somePdf.subarray(0, -6), Buffer.alloc(300_000)]),
      'cv.pdf',
      damaged,
    ],
    ['a DOCX without its end', someDocx.subarray(0, -40), 'cv.docx', damaged],
    ['NUL bytes', Buffer.alloc(100_000), 'cv.pdf', wrongKind],
    [
      'one byte more than 10 MB',
      Buffer.concat([somePdf, Buffer.alloc(largest + 1 - somePdf.length)]),
      'cv.pdf',
      { status: 413, message: 'File size must be less than 10MB' },
    ],
  ])('%s', async (_name, content, filename, refusal) => {
    expect(await sendForm([filePart('files', filename, content), end])).toEqual(refusal);
    expect(await storedState(nimble)).toEqual(before);
  });
});

describe('a form that is not exactly one file is refused and leaves nothing', () => {
  const one = 'Please send exactly one file';
  test.each([
    ['two files', [filePart(), filePart(), end], { status: 400, message: one }],
    [
      'a field before it',
      [fieldPart('path'), filePart(), end],
      { status: 400, message: 'Resume is required' },
    ],
    ['a field after it', [filePart(), fieldPart('path'), end], { status: 400, message: one }],
    [
      'many fields',
      [filePart(), ...Array.from({ length: 500 }, (_, at) => fieldPart(`f${at}`)), end],
      { status: 400, message: one },
    ],
    ['another name', [filePart('avatar'), end], { status: 400, message: 'Resume is required' }],
    ['the name __proto__', [filePart('__proto__'), end], { status: 400 }],
    ['only a field', [fieldPart('files'), end], { status: 400, message: 'Resume is required' }],
    ['nothing in it', [end], { status: 400, message: 'Resume is required' }],
    ['no bytes at all', [], { status: 400, message: 'Resume is required' }],
    ['no end', [filePart()], { status: 400 }],
    ['an end in the middle of a part', [filePart().subarray(0, 60)], { status: 400 }],
    ['a part without headers', [Buffer.from(`--${boundary}\r\n\r\nx\r\n`), end], { status: 400 }],
    [
      'endless headers',
      [Buffer.from(`--${boundary}\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`), end],
      { status: 400 },
    ],
  ])('%s', async (_name, parts, refusal) => {
    expect(await sendForm(parts)).toMatchObject(refusal);
    expect(await storedState(nimble)).toEqual(before);
  });

  test.each([
    'application/json',
    'text/plain',
    'application/pdf',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    'multipart/mixed; boundary=between',
  ])('%s', async (type) => {
    const { status, message } = await sendForm([filePart(), end], type);
    expect([400, 415]).toContain(status);
    expect(message).not.toBe('');
    expect(await storedState(nimble)).toEqual(before);
  });
});

test('a commit whose answer is lost has stored the resume, and so its bytes stay', async () => {
  const other = await begunInterview(nimble, job, 'committed@example.com');
  const begin = nimble.database.transaction.bind(nimble.database);
  const lost = vi.spyOn(nimble.database, 'transaction').mockImplementationOnce(() => {
    const builder = begin();
    return Object.assign(builder, {
      execute: async (work: Parameters<typeof builder.execute>[0]) => {
        await Object.getPrototypeOf(builder).execute.call(builder, work);
        throw new Error('Connection terminated unexpectedly');
      },
    });
  });
  expect((await attachResume(nimble, other.token, somePdf)).status).toBe(503);
  lost.mockRestore();
  const { rows } = await nimble.pool.query<{ storage_key: string }>(
    'select storage_key from files join submissions on files.id = resume_file_id where submissions.id = $1',
    [other.submissionId],
  );
  expect(await storedFiles(nimble.folder)).toContain(
    join(nimble.folder, 'files', rows[0]?.storage_key ?? 'nothing'),
  );
});

describe('a connection that breaks in the middle of a file', () => {
  beforeAll(async () => void (await nimble.app.listen({ port: 0, host: '127.0.0.1' })));

  test('an unbroken one brings a large file completely', async () => {
    const { token: own } = await begunInterview(nimble, job, 'large@example.com');
    const { port } = nimble.app.server.address() as AddressInfo;
    const form = new FormData();
    form.append('files', new Blob([somePdf, Buffer.alloc(3_000_000), somePdf]), 'large.pdf');
    const answer = await fetch(`http://127.0.0.1:${port}/api/interviews/current/resume`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own}` },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ data: { resume: { size: 2 * somePdf.length + 3_000_000 } } });
  });

  test.each([
    ['that would be taken', Buffer.concat([somePdf, Buffer.alloc(200_000)])],
    ['that is refused', Buffer.alloc(200_000)],
    ['before it can be judged', somePdf],
  ])('%s leaves nothing and affects nobody', async (_name, content) => {
    const part = filePart('files', 'cv.pdf', content);
    const { port } = nimble.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const handled = once(nimble.app.server, 'request');
    socket.write(
      `POST /api/interviews/current/resume HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${part.length + 1000}\r\n\r\n`,
    );
    const [request] = (await handled) as [IncomingMessage];
    const closed = new Promise((resolve) => request.socket.once('close', resolve));
    await new Promise((sent) => socket.write(part, sent));
    socket.destroy();
    await closed;
    await expect.poll(() => storedState(nimble)).toEqual(before);
    expect((await nimble.call('GET', '/api/interviews/current', { token })).status).toBe(200);
  });
});

test.each([
  ['../../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.exe', /^[^\\/:]*\.pdf$/],
  ['cv\u202Efdp.exe', 'cv fdp.pdf'],
  ['.pdf', 'resume.pdf'],
  ['', 'resume.pdf'],
  [`${'x'.repeat(5000)}.pdf`, /^x{1,150}\.pdf$/],
  [`${'x'.repeat(149)}🙂🙂.pdf`, /^x{149}🙂\.pdf$/u],
  ['<img src=x onerror=alert(1)>.pdf', /^[^<>]*\.pdf$/],
  ['cv.docx', 'cv.pdf'],
])('the file name %j becomes harmless', async (given, expected) => {
  const { token: own } = await begunInterview(nimble, job, `${crypto.randomUUID()}@example.com`);
  const { status, body } = await attachResume(nimble, own, somePdf, given);
  expect(status).toBe(200);
  expect(body.data.resume.name).toMatch(expected);
  expect(body.data.resume.name.isWellFormed()).toBe(true);
});

test.each([
  ['an old Word file', compoundFile('WordDocument'), 'cv.pdf', 'cv.doc', 'application/msword'],
  [
    'a DOCX',
    someDocx,
    'cv.DOCX',
    'cv.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('%s is taken as what it is', async (_name, content, given, name, mime) => {
  const { token: own } = await begunInterview(nimble, job, `${crypto.randomUUID()}@example.com`);
  const { body } = await attachResume(nimble, own, content, given);
  expect(body.data.resume).toMatchObject({ name, mime });
});

test('a second resume replaces the first, and after submitting none is accepted', async () => {
  const { token: own, submissionId } = await begunInterview(nimble, job, 'second@example.com');
  await attachResume(nimble, own, somePdf, 'first.pdf');
  const { body } = await attachResume(nimble, own, somePdf, 'second.pdf');
  expect(body.data.resume.name).toBe('second.pdf');
  await nimble.runTasks();
  const files = await storedFiles(nimble.folder);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'processing' })
    .where('id', '=', submissionId)
    .execute();
  const late = await attachResume(nimble, own, somePdf);
  expect(late).toMatchObject({
    status: 409,
    body: { error: { message: 'This interview has already been submitted' } },
  });
  expect(await storedFiles(nimble.folder)).toEqual(files);
});
