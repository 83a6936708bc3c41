import { expect, test } from 'vitest';
import { checkResume } from './check-resume.ts';

const ten = 10 * 1024 * 1024;
const file = (...parts: BlobPart[]) => new File(parts, 'cv.pdf');
const [zip, zipEnd] = [new Uint8Array([0x50, 0x4b, 3, 4]), new Uint8Array([0x50, 0x4b, 5, 6])];

test.each([
  ['nothing', null, 'resumeRequired'],
  ['an empty file', file(), 'resumeEmpty'],
  ['more than 10 MB', file('%PDF-1.7', new Uint8Array(ten)), 'resumeTooLarge'],
  ['a program that says so', new File(['%PDF-1.7 %%EOF'], 'cv.exe'), 'resumeWrongKind'],
  ['a page', file('<!doctype html>'), 'resumeWrongKind'],
  ['a ZIP file of something else', file(zip, 'notes.txt', zipEnd), 'resumeWrongKind'],
  ['a PDF that was cut off', file('%PDF-1.7 1 0 obj'), 'resumeDamaged'],
  ['a DOCX that was cut off', file(zip, 'word/document.xml'), 'resumeDamaged'],
])('refuses %s', async (_name, resume, problem) => {
  expect(await checkResume(resume)).toBe(problem);
});

test.each([
  ['PDF', file('%PDF-1.7 1 0 obj %%EOF')],
  ['PDF with something before and after it', file('X-Header: 1\r\n', '%PDF-1.7 %%EOF', new Uint8Array(5000))],
  ['DOCX', file(zip, 'word/document.xml', zipEnd)],
  ['DOC', file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))],
])('accepts a %s', async (_name, resume) => {
  expect(await checkResume(resume)).toBeUndefined();
});

test('a file that cannot be read is damaged', async () => {
  const gone = Object.assign(file('%PDF-'), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
  expect(await checkResume(gone)).toBe('resumeDamaged');
});
