import { describe, expect, test } from 'vitest';
import { RequestError } from '../../../platform/errors.ts';
import type { InvitationTerms } from '../invitations.repository.ts';
import { checkRows } from './check-rows.ts';
import { readList } from './read-list.ts';

const noTerms: InvitationTerms = {
  message: null,
  timeZone: 'Europe/Berlin',
  contactUserId: null,
  language: null,
  deadline: null,
  daysToAnswer: null,
  timeFactor: null,
  untimed: false,
  questionsInAdvance: false,
  source: null,
};
const rowsOf = (content: string | Buffer, terms = noTerms) =>
  checkRows(readList(Buffer.from(content as string)), terms);
const peopleIn = (content: string | Buffer) => rowsOf(content).map(({ email, name }) => [email, name]);
const problemsIn = (content: string) => rowsOf(content).map(({ problems }) => problems);

function refusalOf(content: string | Buffer): string | undefined {
  try {
    readList(Buffer.from(content as string));
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error.code;
    throw error;
  }
}

describe('encodings', () => {
  const text = 'Name;E-Mail\r\nJürgen Größe;juergen@example.com\r\n';
  const wide = (mark: number[], swap: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return Buffer.concat([Buffer.from(mark), swap ? bytes.swap16() : bytes]);
  };
  test.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', wide([0xff, 0xfe], false)],
    ['utf-16be', wide([0xfe, 0xff], true)],
    ['utf-16le', wide([], false)],
    ['utf-16be', wide([], true)],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('%s is recognized', (encoding, bytes) => {
    const list = readList(bytes);
    expect([list.encoding, list.delimiter]).toEqual([encoding, ';']);
    expect(peopleIn(bytes)).toEqual([['juergen@example.com', 'Jürgen Größe']]);
  });

  test('Windows-1252 has its own quotation marks and euro sign', () => {
    const bytes = Buffer.from('Name,Email\nAnn \x93The\x94 \x80,ann@example.com\n', 'latin1');
    expect(peopleIn(bytes)).toEqual([['ann@example.com', 'Ann “The” €']]);
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'invitation.list_is_workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'invitation.list_is_workbook'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'invitation.list_unreadable',
    ],
    ['bytes of no encoding', Buffer.from('ann@example.com,\x81\x8d', 'latin1'), 'invitation.list_unreadable'],
    ['nothing', Buffer.from(' \n\n'), 'invitation.list_without_addresses'],
    ['no addresses', Buffer.from('Name,Phone\nAnn,5\n'), 'invitation.list_without_addresses'],
  ])('%s is refused', (_name, bytes, code) => expect(refusalOf(bytes)).toBe(code));
});

describe('columns', () => {
  test.each([
    ['Email,Name,Deadline,Language', ','],
    ['E-Mail-Adresse;Vollständiger Name;Frist;Sprache', ';'],
    ['Correo electrónico\tNombre completo\tFecha límite\tIdioma', '\t'],
    ['Adresse e-mail;Nom complet;Date limite;Langue', ';'],
  ])('%s', (header, delimiter) => {
    const row = ['ann@example.com', 'Ann Lee', '2099-12-31', 'de'].join(delimiter);
    const list = readList(Buffer.from(`${header}\n${row}\n`));
    expect(list.columns.map(({ field }) => field)).toEqual(['email', 'name', 'deadline', 'language']);
    expect(checkRows(list, noTerms)).toMatchObject([
      { email: 'ann@example.com', name: 'Ann Lee', language: 'de', problems: [], line: 2 },
    ]);
  });

  test('first and last names are joined, unknown and repeated columns are not used', () => {
    const list = readList(Buffer.from('Vorname;Nachname;Telefon;Mail;E-Mail\nAnn;Lee;5;ann@example.com;x\n'));
    expect(list.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', null, 'email', null]);
    expect(checkRows(list, noTerms)[0]?.name).toBe('Ann Lee');
  });

  test('a list without column names', () => {
    expect(peopleIn('Ann Lee,ann@example.com\nBo,bo@example.com')).toEqual([
      ['ann@example.com', 'Ann Lee'],
      ['bo@example.com', 'Bo'],
    ]);
    expect(peopleIn('ann@example.com; bo@example.com;Cy Lee <cy@example.com>\ndi@example.com')).toEqual([
      ['ann@example.com', null],
      ['bo@example.com', null],
      ['cy@example.com', 'Cy Lee'],
      ['di@example.com', null],
    ]);
  });
});

describe('rows', () => {
  const head = 'email,name,deadline,extra time,language,message,source,external id\n';

  test('quotes, line breaks and delimiters in cells', () => {
    expect(peopleIn('name,email\n"Lee, ""Ann""\nMaria",ann@example.com\nBo "B" Ek,bo@example.com')).toEqual([
      ['ann@example.com', 'Lee, "Ann" Maria'],
      ['bo@example.com', 'Bo "B" Ek'],
    ]);
  });

  test('values of each column', () => {
    const rows = rowsOf(
      `${head}ann@example.com,Ann,31.12.2098,"1,5",Spanisch,Hello,Fair,A-1
bo@example.com,Bo,2098-07-01 18:30,150 %,allemand,,,
cy@example.com,Cy,7,1,en-GB,,,
di@example.com,Di,7,Sin límite,es,,,`,
      { ...noTerms, untimed: true, timeFactor: 2 },
    );
    expect(rows).toMatchObject([
      {
        // The end of the day in Berlin.
        deadline: new Date('2098-12-31T22:59:00.000Z'),
        timeFactor: 1.5,
        language: 'es',
        message: 'Hello',
        source: 'Fair',
        externalId: 'A-1',
      },
      { deadline: new Date('2098-07-01T16:30:00.000Z'), timeFactor: 1.5, language: 'de', message: null },
      { deadline: null, daysToAnswer: 7, timeFactor: null, untimed: false, language: 'en' },
      { timeFactor: null, untimed: true },
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('a row without values takes those of the whole list', () => {
    const [row] = rowsOf('email,language\nann@example.com,', { ...noTerms, language: 'fr', daysToAnswer: 5 });
    expect(row).toMatchObject({ language: 'fr', daysToAnswer: 5 });
  });

  test.each([
    ['nobody,', ['address_invalid']],
    [',Ann', ['address_missing']],
    [`ann@example.com,${'a'.repeat(101)}`, ['name_too_long']],
    [`ann@example.com,"=HYPERLINK(""https://evil.example"")"`, ['formula']],
    ['ann@example.com,@SUM(1)', ['formula']],
    ['ann@example.com,,12/31/2099', ['deadline_invalid']],
    ['ann@example.com,,2099-02-30', ['deadline_invalid']],
    ['ann@example.com,,2099-25-12', ['deadline_invalid']],
    ['ann@example.com,,12.25.2099', ['deadline_invalid']],
    ['ann@example.com,,2099-02-30T10:00:00Z', ['deadline_invalid']],
    ['ann@example.com,,0', ['deadline_invalid']],
    ['ann@example.com,,366', ['deadline_invalid']],
    ['ann@example.com,,2020-01-01', ['deadline_in_past']],
    ['ann@example.com,,,1.3', ['extra_time_invalid']],
    ['ann@example.com,,,,tlhIngan', ['language_unknown']],
    ['ann@example.com,,,,,see https://evil.example', ['message_has_link']],
    [`ann@example.com,,,,,${'a'.repeat(301)}`, ['message_too_long']],
    [`ann@example.com,,,,,,${'a'.repeat(41)}`, ['source_too_long']],
    [`ann@example.com,,,,,,,${'a'.repeat(101)}`, ['external_id_too_long']],
  ])('%s', (row, problems) => expect(problemsIn(`${head}${row}`)).toEqual([problems]));

  test('repeated addresses and external numbers', () => {
    expect(problemsIn('email,external id\na@example.com,1\nA@EXAMPLE.com,2\nb@example.com,1')).toEqual([
      [],
      ['repeated'],
      ['external_id_repeated'],
    ]);
  });
});

describe('limits', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}@example.com`).join('\n');

  test('2,000 rows, and not one more', () => {
    expect(rowsOf(people(2000))).toHaveLength(2000);
    expect(rowsOf(`email\n${people(2000)}`)).toHaveLength(2000);
    expect(refusalOf(people(2001))).toBe('invitation.list_too_long');
  });

  test.each([
    ['a line of megabytes', `email,name\nann@example.com,${'a'.repeat(10_000_000)}`],
    [
      'a quotation mark that is not closed',
      `email,name\n"ann@example.com,Ann\n${'b@example.com\n'.repeat(2000)}`,
    ],
    ['a quotation mark that the file ends in', 'email,name\nann@example.com,"Ann'],
  ])('%s', (_name, content) => expect(refusalOf(content)).toBe('invitation.list_row_too_long'));
});
