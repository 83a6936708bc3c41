import type { DemoPerson } from './people/demo-person.ts';

type Line = { font: 'F1' | 'F2'; size: number; text: string; before: number };
type Person = Pick<DemoPerson, 'name' | 'email' | 'resume'>;

const longestLine = 88;

/** A one-page PDF for the person, written by hand, because a library would be larger than the code. */
export function resumePdf(person: Person): Buffer {
  const lines = linesOf(person).map(
    ({ font, size, text, before }) => `/${font} ${size} Tf 0 ${-before} Td (${escaped(text)}) Tj`,
  );
  const stream = `BT 64 780 Td ${lines.join('\n')} ET`;
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...fonts,
  ]);
}

function linesOf({ name, email, resume }: Person): Line[] {
  const title = (text: string): Line => ({ font: 'F2', size: 13, text, before: 34 });
  const body = (text: string): Line[] =>
    wrapped(text).map((line) => ({ font: 'F1', size: 11, text: line, before: 17 }));
  return [
    { font: 'F2', size: 24, text: name, before: 0 },
    { font: 'F1', size: 13, text: resume.headline, before: 24 },
    { font: 'F1', size: 11, text: email, before: 18 },
    title('Profile'),
    ...body(resume.summary),
    title('Experience'),
    ...resume.work.flatMap(body),
    title('Skills'),
    ...body(resume.skills),
  ];
}

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > longestLine) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

function escaped(text: string): string {
  return text.replace(/[()\\]/g, '\\$&');
}

function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
