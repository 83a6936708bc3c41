import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewExport } from '@nimble/contracts/exports';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAnswer, addJoinedVideo } from '../../../testing/calls/answers.ts';
import { readPdf } from '../../../testing/files/read-pdf.ts';
import { readZip } from '../../../testing/files/read-zip.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import {
  type CompanyWithCandidates,
  companyWithCandidates,
  exportsOf,
} from '../testing/company-with-candidates.ts';

let nimble: TestApp;
let company: CompanyWithCandidates;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());
beforeEach(async () => {
  company = await companyWithCandidates(nimble, 2);
});

const change = (set: string, values: readonly unknown[] = []) =>
  nimble.pool.query(`UPDATE submissions SET ${set} WHERE id = $1`, [company.ids[0], ...values]);

async function answerWith(
  transcript: string,
  submissionId = company.ids[0] ?? 0,
  questionId = company.job.questions[0]?.id ?? 0,
) {
  const responseId = await addAnswer(nimble, { companyId: company.companyId, submissionId, questionId });
  await nimble.pool.query(
    "INSERT INTO transcripts (response_id, company_id, submission_id, status, text) VALUES ($1, $2, $3, 'done', $4)",
    [responseId, company.companyId, submissionId, transcript],
  );
  return responseId;
}

test('CSV: quotes, line breaks and formulas, in the language and with the columns of the reader', async () => {
  await change('candidate_name = $2, notes = $3, rating = 80', ['Zoë "Z", Łukasz', '=1+1\nsecond line']);
  const { file, name } = await company.exported(
    {
      format: 'csv',
      ids: company.ids,
      options: { columns: ['name', 'status', 'rating', 'notes', 'submitted'] },
    },
    { 'accept-language': 'de' },
  );
  expect(name).toMatch(/^Bewerbungen \d{4}-\d\d-\d\d\.csv$/);
  expect(file.toString()).toBe(
    [
      '\uFEFFName;Status;Bewertung;Notiz;Eingegangen',
      'Candidate 2;Offen;;;2026-07-01T10:30:00.000Z',
      `"Zoë ""Z"", Łukasz";Offen;80;"'=1+1\nsecond line";2026-07-01T10:30:00.000Z`,
      '',
    ].join('\r\n'),
  );
  const plain = await company.exported({
    format: 'csv',
    ids: company.ids,
    options: { columns: ['email'], byteOrderMark: false },
  });
  expect(plain.file.toString()).toBe('Email\r\n2@example.com\r\n1@example.com\r\n');
});

test('Excel: numbers and dates are ones, in the zone of the reader, and texts are never formulas', async () => {
  await change('candidate_name = $2, notes = $3, rating = 80', ['<Zoë> & "Z"\u0007', '=1+1']);
  const { file } = await company.exported({
    format: 'xlsx',
    ids: company.ids,
    timeZone: 'Europe/Berlin',
    options: { columns: ['name', 'rating', 'submitted', 'notes', 'reviewed'] },
  });
  const parts = readZip(file);
  const parse = (name: string) =>
    new XMLParser({ ignoreAttributes: false, trimValues: false, isArray: (tag) => tag === 'c' }).parse(
      String(parts.get(name)),
    );
  for (const name of parts.keys()) parse(name);
  const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
  expect(sheet).not.toContain('<f>');
  const rows = parse('xl/worksheets/sheet1.xml').worksheet.sheetData.row;
  const valuesOf = (row: { c: { v?: number; is?: { t: { '#text': string } } }[] }) =>
    row.c.map(({ v, is }) => v ?? is?.t['#text']);
  expect(rows.map(valuesOf)).toEqual([
    ['Name', 'Score', 'Submitted', 'Note', 'Reviewed'],
    ['Candidate 2', 46204.5208333333],
    ['<Zoë> & "Z"\ufffd', 80, 46204.5208333333, '=1+1'],
  ]);
  // 46204.5208333333 is 2026-07-01 12:30 in Excel.
  expect(new Date(Math.round((46204.5208333333 - 25569) * 86_400_000)).toISOString()).toContain(
    '2026-07-01T12:30',
  );
  expect(sheet).toContain('<autoFilter ref="A1:E3"/>');
});

test('Excel: a text longer than a cell can hold is cut off, because Excel opens no such sheet', async () => {
  await change('notes = $2', ['x'.repeat(40_000)]);
  const { file } = await company.exported({
    format: 'xlsx',
    ids: company.ids,
    options: { columns: ['notes'] },
  });
  const sheet = String(readZip(file).get('xl/worksheets/sheet1.xml'));
  expect(/x{9,}…?/.exec(sheet)?.[0]).toBe(`${'x'.repeat(32_766)}…`);
});

test('ZIP: a safe folder for each candidate, with video, transcript and the list; missing files are named', async () => {
  const [first = 0, second = 0] = company.ids;
  await nimble.pool.query(`UPDATE submissions SET candidate_name = '../Zoë' WHERE id = ANY($1)`, [
    company.ids,
  ]);
  await addJoinedVideo(nimble, { companyId: company.companyId, submissionId: first }, 'joined video');
  await answerWith('Hello there.');
  await answerWith('', second);
  const { file, missingFiles } = await company.exported({
    format: 'zip',
    ids: company.ids,
    options: { columns: ['name', 'notes', 'email'], parts: ['videos', 'transcripts'] },
  });
  const found = readZip(file);
  expect([...found.keys()]).toEqual([
    'candidates.csv',
    `_Zoë ${first}/interview.mp4`,
    `_Zoë ${first}/transcript.txt`,
    'missing-files.txt',
  ]);
  expect(found.get(`_Zoë ${first}/interview.mp4`)?.toString()).toBe('joined video');
  expect(found.get('missing-files.txt')?.toString()).toBe(`_Zoë ${second}/answer-1.webm\n`);
  expect(missingFiles).toBe(1);
  expect(found.get('candidates.csv')?.toString()).toContain(
    `Folder,Name,Email\r\n_Zoë ${second},../Zoë,2@example.com`,
  );
});

test('PDF and ZIP: questions have the numbers of the interview, which draws some of a pool', async () => {
  const [id = 0] = company.ids;
  const [, second] = company.job.questions;
  await change('drawn_questions = $2', [[second?.id]]);
  await answerWith('我 喜欢 团队 。 OK yes', id, second?.id);
  const { text } = await readPdf((await company.exported({ format: 'pdf', ids: [id] })).file);
  expect(text).toContain('1. Anything to add?');
  const parts: ('videos' | 'transcripts')[] = ['videos', 'transcripts'];
  const found = readZip((await company.exported({ format: 'zip', ids: [id], options: { parts } })).file);
  expect(found.get('missing-files.txt')?.toString()).toBe(`Candidate 1 ${id}/answer-1.webm\n`);
  expect(found.get(`Candidate 1 ${id}/transcript.txt`)?.toString()).toMatch(
    /^1\. .*\s+我喜欢团队。OK yes\s*$/,
  );
});

test('PDF: every alphabet of its font, marks for others, and title, language and tags for screen readers', async () => {
  await change('candidate_name = $2, notes = $3', ['Ελένη Łukasiewicz Жанна', 'Fits well, 𝗯𝗼𝗹𝗱']);
  await answerWith(`Grüße, ${'we kept the old system. '.repeat(600)}አዲስ`);
  const { file, name } = await company.exported(
    { format: 'pdf', ids: [company.ids[0] ?? 0] },
    { 'accept-language': 'fr' },
  );
  expect(name).toBe('Ελένη Łukasiewicz Жанна.pdf');
  const { pages, text, info, marks } = await readPdf(file);
  expect(pages).toBeGreaterThan(2);
  expect(info).toMatchObject({ Title: 'Ελένη Łukasiewicz Жанна', Language: 'fr' });
  expect(marks).toMatchObject({ Marked: true });
  expect(text).toContain('Ελένη Łukasiewicz Жанна');
  expect(text).toContain('Head Baker');
  expect(text).toContain('1. What do you do well?');
  expect(text).toContain('Grüße');
  // The last are in the bold font alone, and notes are plain.
  expect(text).toContain('Fits well, □□□□');
  expect(text).toContain('□ remplace un caractère');
  expect(text).toContain(`Page 1 sur ${pages}`);
});

test('PDF: emoji are drawn in the ink of the text, skin tones and joiners left out', async () => {
  await change('notes = $2', ['Great 😀🙂 fit 👍🏽, 👩‍💻 from 🇩🇪 ❤️ 1️⃣']);
  const { file } = await company.exported({ format: 'pdf', ids: [company.ids[0] ?? 0] });
  const { text } = await readPdf(file);
  expect(text.replaceAll(' ', '')).toContain('Great😀🙂fit👍,👩💻from🇩🇪❤1');
  expect(text).not.toContain('□');
});

test.each(['דוד בן גוריון', 'محمد عبد الرحمن'])(
  'PDF: the name %s is read from right to left',
  async (name) => {
    await change('candidate_name = $2', [name]);
    const { file } = await company.exported({ format: 'pdf', ids: [company.ids[0] ?? 0] });
    expect((await readPdf(file)).text).toContain(name);
  },
);

test('PDF: names and questions of Asia have their letters, in the order of the text', async () => {
  const names = ['李明', 'さくら', '김민준', 'สมชาย', 'अनिल', 'חיים', 'فاطمة'];
  await change('candidate_name = $2, notes = $3', [names.join(' · '), 'Rated 優, see 「自己紹介」.']);
  const { file } = await company.exported({ format: 'pdf', ids: [company.ids[0] ?? 0] });
  // Each font begins another piece of text.
  const text = (await readPdf(file)).text.replaceAll(' ', '');
  for (const name of [...names.slice(0, 4), ...names.slice(5)]) expect(text).toContain(name);
  expect(text).toContain('Rated優,see「自己紹介」.');
  expect(text).not.toContain('□');
});

test('PDF: numbers and Latin words inside Hebrew keep their order, on each page', async () => {
  const said = 'עבדתי ב-Microsoft מ-2019 עד-2023. ';
  await change('candidate_name = $2, notes = $3, candidate_email = $4', [
    'דוד (David) 2',
    said.repeat(300),
    'דוד@example.com',
  ]);
  const { file } = await company.exported({ format: 'pdf', ids: [company.ids[0] ?? 0] });
  const { pages, text } = await readPdf(file);
  expect(pages).toBeGreaterThan(2);
  for (const word of ['Microsoft', '2019', '2023']) expect(text.split(word)).toHaveLength(301);
  // What screen readers say, as PDF writes it.
  const spoken = (words: string) => file.includes(Buffer.from(words, 'utf16le').swap16());
  expect([spoken('Email דוד@example.com'), spoken(said)]).toEqual([true, true]);
});

test('PDF: scorecards and notes by choice, and those of others only after the own one', async () => {
  const [id = 0] = company.ids;
  await change('notes = $2', ['Call on Monday']);
  const rating = { criterion: 'Motivation', questionId: null, stars: 4, comment: 'Very keen.' };
  const ratings = ['Communication', 'Role knowledge', 'Problem solving'].map((criterion) => ({
    ...rating,
    criterion,
    comment: '',
  }));
  const hidden = await readPdf((await company.exported({ format: 'pdf', ids: [id] })).file);
  expect(hidden.text).toContain('You see the scorecards of others after submitting your own.');
  const given = await nimble.call('PUT', `/api/submissions/${id}/scorecard`, {
    token: company.token,
    body: { data: { ratings: [...ratings, rating], give: true } },
  });
  expect(given.status).toBe(200);
  const shown = await readPdf((await company.exported({ format: 'pdf', ids: [id] })).file);
  expect(shown.text).toContain('Motivation: 4 of 5 · Very keen.');
  expect(shown.text).toContain('Call on Monday');
  const bare = await readPdf(
    (await company.exported({ format: 'pdf', ids: [id], options: { parts: [] } })).file,
  );
  expect(bare.text).not.toMatch(/Motivation|Monday/);
});

test('CSV: the ratings of the team, and those of others only after the own one', async () => {
  const [id = 0] = company.ids;
  const colleague = await addPerson(nimble, company.companyId, 'sub_admin');
  const viewer = await addPerson(nimble, company.companyId, 'viewer');
  const rate = async (token: string, stars: number) => {
    const criteria = ['Communication', 'Role knowledge', 'Problem solving', 'Motivation'];
    const ratings = criteria.map((criterion) => ({ criterion, questionId: null, stars, comment: '' }));
    const data = { ratings, give: true };
    const url = `/api/submissions/${id}/scorecard`;
    expect((await nimble.call('PUT', url, { token, body: { data } })).status).toBe(200);
  };
  const tableOf = async ({ exported }: Pick<CompanyWithCandidates, 'exported'>) => {
    const options: NewExport['options'] = { columns: ['name', 'teamRating', 'scorecards'] };
    const { file } = await exported({ format: 'csv', ids: [id], options });
    return file.toString().split('\r\n')[1];
  };
  await rate(colleague.token, 2);
  expect(await tableOf(company)).toBe('Candidate 1,,');
  expect(await tableOf(exportsOf(nimble, viewer.token))).toBe('Candidate 1,2,1');
  await rate(company.token, 5);
  expect(await tableOf(company)).toBe('Candidate 1,3.5,2');
});

test('PDF: the logo of the company and a picture of the video', async () => {
  const { default: sharp } = await import('sharp');
  const pictureOf = (format: 'png' | 'jpeg') =>
    sharp({ create: { width: 60, height: 40, channels: 4, background: '#3355ff80' } })
      [format]()
      .toBuffer();
  async function store(storageKey: string, bytes: Buffer, mime: string) {
    const path = join(nimble.folder, 'files', storageKey);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const { rows } = await nimble.pool.query<{ id: number }>(
      'INSERT INTO files (company_id, storage_key, name, mime, size_bytes) VALUES ($1, $2, $2, $3, $4) RETURNING id',
      [company.companyId, storageKey, mime, bytes.length],
    );
    return rows[0]?.id;
  }
  const logo = await store(`uploads/${company.companyId}`, await pictureOf('png'), 'image/png');
  const poster = await store(`posters/${company.companyId}`, await pictureOf('jpeg'), 'image/jpeg');
  await nimble.pool.query('UPDATE companies SET logo_file_id = $2 WHERE id = $1', [company.companyId, logo]);
  await change('poster_file_id = $2', [poster]);
  const { file } = await company.exported({ format: 'pdf', ids: [company.ids[0] ?? 0] });
  expect(file.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
  expect(file.toString('latin1')).toContain('/S /Figure');
});
