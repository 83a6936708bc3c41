import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addAnswer } from '../../testing/calls/answers.ts';
import { compoundFile, docxBomb, docxOf, encryptedPdf, pdfOf } from '../../testing/files/documents.ts';
import { activeJob, attachResume, begunInterview, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';
import { readResume } from './read-resume.ts';

vi.setConfig({ testTimeout: 120_000 });

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(() => nimble.close());

const get = (url: string, token = admin.token) => nimble.call('GET', url, { token });
const signal = new AbortController().signal;
const readPdf = (bytes: Buffer) => readResume('pdf', Readable.from([bytes]), signal);

/** A submitted interview of which only the resume is processed: its answer has no bytes to join. */
async function submitted(email: string, resume: Buffer, resumeName?: string) {
  const { companyId } = admin;
  const job = await activeJob(nimble, admin.token);
  const { token, submissionId } = await begunInterview(nimble, job, email);
  await attachResume(nimble, token, resume, resumeName);
  await addAnswer(nimble, { companyId, submissionId, questionId: job.questions[0]?.id ?? 0 });
  expect(await nimble.call('POST', '/api/interviews/current/submit', { token })).toMatchObject({
    status: 200,
  });
  await nimble.pool.query("DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'join:%'");
  return submissionId;
}

const textOf = async (id: number) => (await get(`/api/submissions/${id}/resume-text`)).body.data;

test('the text of a PDF and a Word document is stored, and found by the company alone', async () => {
  const pdf = await submitted('pdf@example.com', pdfOf(['Led the compilers team at Zuse & Co']));
  expect(await textOf(pdf)).toBeNull();
  const docx = await submitted('docx@example.com', docxOf(['Wrote compilers in Rust', 'Speaks Español']));
  await nimble.runTasks();
  expect(await textOf(pdf)).toEqual({
    text: 'Led the compilers team at Zuse & Co',
    problem: null,
    isCut: false,
  });
  expect(await textOf(docx)).toEqual({
    text: 'Wrote compilers in Rust\n\nSpeaks Español',
    problem: null,
    isCut: false,
  });
  const found = async (words: string, token?: string) => {
    const { body } = await get(`/api/resumes/search?query=${encodeURIComponent(words)}`, token);
    return body.data.map(({ submission }: { submission: { id: number } }) => submission.id);
  };
  expect(await found('COMPILERS')).toEqual([docx, pdf]);
  expect(await found('"compilers team" zuse')).toEqual([pdf]);
  expect(await found('compilers -rust')).toEqual([pdf]);
  expect(await found("español');--")).toEqual([docx]);
  expect(await found('cobol')).toEqual([]);
  const stranger = await addCompany(nimble);
  expect(await found('compilers', stranger.token)).toEqual([]);
  expect(await get(`/api/submissions/${pdf}/resume-text`, stranger.token)).toMatchObject({ status: 404 });

  const { body } = await get('/api/resumes/search?query=rust');
  expect(body.data[0].excerpt).toEqual(
    expect.arrayContaining([
      { text: 'Rust', isHit: true },
      { text: 'Wrote compilers in ', isHit: false },
    ]),
  );
});

test('a resume in a script without spaces is found by a word inside its sentence', async () => {
  const id = await submitted('wang@example.com', somePdf);
  await nimble.pool.query(
    `INSERT INTO resume_texts (submission_id, company_id, file_id, text, is_cut)
     SELECT id, company_id, resume_file_id, $2, false FROM submissions WHERE id = $1`,
    [id, '我有五年React经验，设计新的桥梁并且管理团队。毕业于北京大学土木工程系。'],
  );
  const found = async (words: string) =>
    (await get(`/api/resumes/search?query=${encodeURIComponent(words)}`)).body.data;
  expect(await found('新的桥梁')).toMatchObject([
    {
      submission: { id },
      excerpt: [
        { text: '五年React经验，设计', isHit: false },
        { text: '新的桥梁', isHit: true },
        { text: '并且管理团队。毕', isHit: false },
      ],
    },
  ]);
  expect(await found('React经验')).toHaveLength(1);
  expect(await found('梁桥')).toEqual([]);
});

test('a resume without a readable text says why, and can be downloaded', async () => {
  const doc = compoundFile('WordDocument');
  const sent = {
    encrypted: await submitted('encrypted@example.com', encryptedPdf()),
    unreadable: await submitted('unreadable@example.com', somePdf),
    tooMuch: await submitted('bomb@example.com', docxBomb(), 'cv.docx'),
    withoutText: await submitted('empty@example.com', pdfOf([''])),
    notRead: await submitted('doc@example.com', doc, 'cv.doc'),
  };
  await nimble.runTasks();
  for (const [problem, id] of Object.entries(sent)) {
    expect(await textOf(id), problem).toEqual({ text: '', isCut: false, problem });
    const { data } = (await get(`/api/submissions/${id}`)).body;
    const file = await nimble.app.inject({ url: `${data.resume.url}&download=1` });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    const tasks = (await get(`/api/submissions/${id}/tasks`)).body.data;
    expect(tasks.at(-1)).toMatchObject({ task: 'resume', state: 'done' });
  }
});

test('a resume that cannot be read does not keep the video from being joined', async () => {
  const sent = { resume: encryptedPdf() };
  const { submissionId } = await submittedInterview(nimble, admin.token, 'joined@example.com', sent);
  await nimble.runTasks();
  expect(await textOf(submissionId)).toMatchObject({ problem: 'encrypted' });
  expect((await get(`/api/submissions/${submissionId}`)).body.data.status).toBe('pending');
});

test('of ten thousand pages the first are read; scripts are not run and NUL is not stored', async () => {
  const long = await readPdf(pdfOf(Array.from({ length: 10_000 }, (_page, index) => `Page ${index + 1}.`)));
  expect(long).toMatchObject({ kind: 'text', isCut: true });
  expect(long).toHaveProperty('text', expect.stringContaining('Page 60.'));
  expect(long).toHaveProperty('text', expect.not.stringContaining('Page 61.'));
  const script = '/OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\(1\\);) >>';
  const id = await submitted('script@example.com', pdfOf(['Before\\000after'], { more: script }));
  await nimble.runTasks();
  expect((await textOf(id)).text).toMatch(/^Before ?after$/);
});

test('a long text is truncated', async () => {
  const wordy = await readResume(
    'docx',
    Readable.from([docxOf(Array(300).fill('ten words '.repeat(100)))]),
    signal,
  );
  expect(wordy).toMatchObject({ kind: 'text', isCut: true });
  expect(wordy).toHaveProperty('text.length', 200_000);
});

test('a reader that the machine kills is no finding about the file', async () => {
  const endless = new Readable({ read: () => undefined });
  const reading = readResume('pdf', endless, signal);
  const ids = () =>
    execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, parent, ...words]) => parent === `${process.pid}` && words.join().includes('resume-process'),
      );
  const [id] = ids()[0] ?? [];
  process.kill(Number(id), 'SIGKILL');
  endless.push(null);
  await expect(reading).rejects.toThrow('SIGKILL');
});

test('stopping the worker ends the reading process', async () => {
  const stop = new AbortController();
  const endless = new Readable({ read: () => undefined });
  const reading = readResume('pdf', endless, stop.signal);
  stop.abort(new Error('the worker stops'));
  endless.push(null);
  await expect(reading).rejects.toThrow('the worker stops');
  const left = execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('resume-process'));
  expect(left).toEqual([]);
});
