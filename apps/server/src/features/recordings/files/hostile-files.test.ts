import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { FileKind } from '@nimble/contracts/answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedState } from '../../../testing/figures/stored-state.ts';
import { compoundFile, docxOf } from '../../../testing/files/documents.ts';
import { askedForFiles, begunWithFiles, sendAnswerFile } from '../../../testing/files/send-answer-file.ts';
import { signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { hasClamd, someMalware, startClamd } from '../../../testing/servers/clamd.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Hostile')).token;
});
afterAll(() => nimble.close());

/** The first file counts the format as begun, which outlives the file. */
async function beginAndLeave(app: TestApp, token: string, questionId: number): Promise<void> {
  const path = `/api/interviews/current/answers/${questionId}/files`;
  const take = randomUUID();
  await app.call('POST', path, { token, body: { data: { take, name: 'first.pdf', size: 1 } } });
  await app.call('DELETE', `${path}/${take}`, { token });
  await app.runTasks();
}

let interviews = 0;
async function askedFor(kinds?: readonly FileKind[]) {
  interviews += 1;
  const settings = askedForFiles(kinds && { kinds });
  const { token, questionIds } = await begunWithFiles(
    nimble,
    admin,
    [settings],
    `h${interviews}@example.com`,
  );
  const questionId = questionIds[0] ?? 0;
  await beginAndLeave(nimble, token, questionId);
  return {
    token,
    questionId,
    send: (bytes: Buffer, name: string) => sendAnswerFile(nimble, token, questionId, bytes, name),
  };
}

const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(500, 7),
  Buffer.from([0xff, 0xd9]),
]);
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(2000)]);
const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const docx = docxOf(['Casey Smith']);

/** A ZIP file of one entry, which claims to be as large as `size` says. */
function zipOf(name: string, content: Buffer, size = content.length): Buffer {
  const packed = deflateRawSync(content);
  const entry = (signature: string, more: Buffer) => {
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(size, 18);
    fixed.writeUInt16LE(name.length, 22);
    return Buffer.concat([Buffer.from(signature, 'latin1'), more, fixed]);
  };
  const local = Buffer.concat([entry('PK\x03\x04', Buffer.alloc(0)), Buffer.from(name), packed]);
  const central = Buffer.concat([
    entry('PK\x01\x02', Buffer.from([20, 0])),
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

describe('a file that is none of the kinds leaves nothing', () => {
  const wrongKind = [415, 'answer.file_wrong_kind'];
  const damaged = [422, 'answer.file_damaged'];
  test.each<[string, Buffer, string, (string | number)[], FileKind[]?]>([
    ['a name with NUL', somePdf, 'cv.pdf\0.exe', [400, 'request.invalid']],
    ['a name with half a letter', somePdf, 'cv\ud83d.pdf', [400, 'request.invalid']],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', [400, 'answer.file_empty']],
    ['a file above the limit', Buffer.alloc(1024 * 1024 + 1, 'a'), 'a.txt', [413, 'answer.file_too_large']],
    ['a program named .pdf', program, 'cv.pdf', wrongKind],
    ['a program of Linux', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(900)]), 'cv.txt', wrongKind],
    ['NUL bytes', Buffer.alloc(5000), 'a.txt', wrongKind],
    ['text with one NUL', Buffer.from('words\0words'), 'a.txt', wrongKind],
    ['a picture where PDFs are asked for', jpeg, 'cv.pdf', wrongKind, ['pdf']],
    ['a PDF where pictures are asked for', somePdf, 'photo.jpg', wrongKind, ['picture']],
    ['a page named .pdf', html, 'cv.pdf', wrongKind, ['pdf']],
    ['an SVG with a script as a picture', svg, 'photo.svg', wrongKind, ['picture']],
    ['an XML file with entities', Buffer.from('<?xml version="1.0"?><!DOCTYPE a>'), 'a.xml', wrongKind],
    ['words as a table', Buffer.from('Only words'), 'a.csv', wrongKind, ['spreadsheet']],
    ['a Java archive', zipOf('META-INF/MANIFEST.MF', Buffer.from('x')), 'a.zip', wrongKind],
    ['a plain ZIP named .docx', zipOf('a.txt', Buffer.from('a')), 'a.docx', wrongKind, ['document']],
    ['an installer of Windows named .doc', compoundFile('!Property'), 'cv.doc', wrongKind],
    ['a gzip file', Buffer.from('1f8b0800000000000003030000000000', 'hex'), 'a.zip', wrongKind],
    ['a Word file with a password', compoundFile('EncryptedPackage'), 'a.docx', [422, 'answer.file_locked']],
    ['a PDF without its end', somePdf.subarray(0, -6), 'cv.pdf', damaged],
    ['a DOCX without its end', docx.subarray(0, -40), 'cv.docx', damaged],
    ['a picture without its end', jpeg.subarray(0, -2), 'a.jpg', damaged],
    ['a Compound File of eight bytes', compoundFile().subarray(0, 8), 'a.doc', wrongKind],
  ])('%s', async (_name, bytes, name, refusal, kinds) => {
    const { send } = await askedFor(kinds);
    const before = await storedState(nimble);
    const { status, body } = await send(bytes, name);
    expect([status, body.error?.code]).toEqual(refusal);
    await nimble.runTasks();
    expect(await storedState(nimble)).toEqual(before);
  });
});

describe('a file of a kind, whatever else it is, is only ever downloaded', () => {
  test.each<[string, Buffer, string, string]>([
    ['a page as text', html, 'page.html', 'page.txt'],
    ['an SVG with a script as text', svg, 'picture.svg', 'picture.txt'],
    ['the test file of virus scanners, without one', eicar, 'eicar.com', 'eicar.txt'],
    ['a table with formulas', Buffer.from('=cmd|"/c calc"!A1;2\n'), 'table.csv', 'table.csv'],
    ['a PDF that is a ZIP, too', Buffer.concat([somePdf, zipOf('a.js', html)]), 'cv.zip', 'cv.pdf'],
    ['a ZIP bomb', zipOf('bomb', Buffer.alloc(900_000), 2 ** 32 - 1), 'bomb.zip', 'bomb.zip'],
    ['a picture with a page behind it', Buffer.concat([jpeg, html]), 'a.html', 'a.jpg'],
    ['an old Word file', compoundFile('WordDocument'), 'cv.pdf', 'cv.doc'],
    ['an old Excel file', compoundFile('Workbook'), 'a', 'a.xls'],
    ['an old PowerPoint file', compoundFile('PowerPoint Document'), 'a.exe', 'a.ppt'],
    ['a DOCX', docx, 'cv.DOCX', 'cv.docx'],
    ['text in UTF-16', Buffer.from('\ufeffNotizen', 'utf16le'), 'a.txt', 'a.txt'],
    ['text in an older set', Buffer.from('M\xfcller', 'latin1'), 'a.txt', 'a.txt'],
    ['a name with a path', somePdf, '../../../etc/passwd', '.. .. .. etc passwd.pdf'],
    ['a name of Windows', somePdf, 'C:\\Users\\me\\cv.exe', 'C  Users me cv.pdf'],
    ['a name that turns around', somePdf, 'cv\u202Efdp.exe', 'cv fdp.pdf'],
    ['a name with lines', somePdf, 'a\r\nSet-Cookie: b.pdf', 'a  Set-Cookie  b.pdf'],
    ['a name of 400 letters', somePdf, `${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
    ['no name', somePdf, '', 'file.pdf'],
  ])('%s', async (_name, bytes, name, stored) => {
    const { send, token, questionId } = await askedFor();
    const { status, body, take } = await send(bytes, name);
    expect([status, body.data?.name]).toEqual([200, stored]);
    const used = await nimble.call('PUT', `/api/interviews/current/answers/${questionId}/files`, {
      token,
      body: { data: { takes: [take] } },
    });
    const { url } = used.body.data.responses[0].value.files[0];
    for (const address of [url, `${url}&download=1`, `${url}&preview=1`]) {
      const { statusCode, headers, rawPayload } = await nimble.app.inject({ method: 'GET', url: address });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[^\r\n]*$/),
        'x-content-type-options': 'nosniff',
      });
      expect(rawPayload.equals(bytes)).toBe(true);
    }
  });
});

describe.runIf(hasClamd)('with a virus scanner', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let scanning: TestApp;
  beforeAll(async () => {
    clamd = await startClamd();
    scanning = await createTestApp({ CLAMAV_SOCKET: clamd.socket });
  });
  afterAll(async () => {
    await scanning.close();
  });

  test('malware is refused with its text, and a file waits while the scanner is away', async () => {
    const { token: owner } = await signedInAdmin(scanning, 'Scanned');
    const { token, questionIds } = await begunWithFiles(scanning, owner, [askedForFiles()]);
    const send = (bytes: Buffer) => sendAnswerFile(scanning, token, questionIds[0] ?? 0, bytes, 'a.txt');
    await beginAndLeave(scanning, token, questionIds[0] ?? 0);
    const before = await storedState(scanning);
    const infected = await send(Buffer.from(`Words and ${someMalware}`));
    expect([infected.status, infected.body.error.code]).toEqual([422, 'upload.infected']);
    await scanning.runTasks();
    expect(await storedState(scanning)).toEqual(before);
    await clamd.stop();
    const away = await send(Buffer.from('Words'));
    expect([away.status, away.body.error.code]).toEqual([503, 'upload.not_scanned']);
    const { files } = (await scanning.call('GET', '/api/interviews/current', { token })).body.data;
    expect(files).toMatchObject([{ take: away.take, isReceived: false }]);
  });
});

test('a real archive of the zip program is a ZIP', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-zip-'));
  const path = join(folder, 'a.zip');
  execFileSync('zip', ['-q', '-j', path, import.meta.filename]);
  const { send } = await askedFor(['archive']);
  const { readFile } = await import('node:fs/promises');
  expect((await send(await readFile(path), 'work.zip')).body.data.name).toBe('work.zip');
  await rm(folder, { recursive: true });
});
