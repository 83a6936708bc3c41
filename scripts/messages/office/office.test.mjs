import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { exportTexts } from './export.mjs';
import { importTexts } from './import.mjs';

const page = 'apps/web/src/features/jobs/messages';
const refusals = 'packages/contracts/src/jobs/jobs.refusals';
const mails = 'apps/server/src/features/mail-templates/defaults/default-words.mails';
const english = {
  jobs: { title: 'Jobs & "more" < all > none', left: '{count, plural, one {# job} other {# jobs}}' },
  steps: ['One', 'Two '],
};
const german = {
  jobs: {
    title: 'Stellen & „mehr“ < alle > keine',
    left: '{count, plural, one {# Stelle} other {# Stellen}}',
  },
  steps: ['Eins', ' Zwei\u202f!'],
};

let root;

function write(name, text) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`);
}
const read = (name) => readFileSync(join(root, name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nimble-office-'));
  const made = root;
  onTestFinished(() => rmSync(made, { recursive: true }));
  write(`${page}/en.json`, english);
  write(`${page}/de.json`, german);
  write(
    `${refusals}.ts`,
    "export const refusals = { 'job.full': { text: 'At most {most, number}', values: { most: 'number' } } };",
  );
  write(`${refusals}.de.json`, { 'job.full': 'Höchstens {most, number}' });
});

/** The words of an email are one text of several paragraphs, with places for what only that email knows. */
function writeMail() {
  const text = '`Hello {name},\n\n{message}\n\nPlease finish “{job}”.`';
  write(
    `${mails}.ts`,
    `export const mails = { 'text.reminder': { text: ${text}, values: { name: 'text', message: 'text', job: 'text' } } };`,
  );
  write(`${mails}.de.json`, germanMail);
}
const germanMail = { 'text.reminder': 'Guten Tag {name},\n\n{message}\n\nBitte beenden Sie „{job}“.' };

test('what comes back unchanged changes nothing', () => {
  const xml = exportTexts(root, 'de');
  expect(xml).toContain('<source>{count, plural, one {# job} other {# jobs}}</source>');
  expect(xml).toContain('Values to keep: {count} (number)');
  expect(importTexts(root, 'de', xml)).toEqual({
    faults: [],
    files: [],
    changed: [],
    outdated: [],
    unknown: [],
    untranslated: [],
  });
});

test('every text goes out and comes back as it was, spaces and signs too', () => {
  const xml = exportTexts(root, 'de');
  write(`${page}/de.json`, {});
  write(`${refusals}.de.json`, {});
  const { files, changed } = importTexts(root, 'de', xml);
  expect(files).toEqual([`${page}/de.json`, `${refusals}.de.json`]);
  expect(changed).toHaveLength(5);
  expect(JSON.parse(read(`${page}/de.json`))).toEqual(german);
  expect(JSON.parse(read(`${refusals}.de.json`))).toEqual({ 'job.full': 'Höchstens {most, number}' });
});

test.each(['\n', '\r\n'])(
  'the paragraphs of an email come back as they were, with lines ending in %j',
  (end) => {
    writeMail();
    const xml = exportTexts(root, 'de').replaceAll('\n', end);
    expect(importTexts(root, 'de', xml)).toMatchObject({ faults: [], changed: [], outdated: [] });
    write(`${mails}.de.json`, {});
    expect(importTexts(root, 'de', xml).files).toEqual([`${mails}.de.json`]);
    expect(JSON.parse(read(`${mails}.de.json`))).toEqual(germanMail);
  },
);

test('an email without one of its places is refused', () => {
  writeMail();
  const xml = exportTexts(root, 'de').replace('„{job}“', '„{Stelle}“');
  expect(importTexts(root, 'de', xml).faults).toEqual([
    `${mails}.ts: text.reminder: no {job}`,
    `${mails}.ts: text.reminder: unknown {Stelle}`,
  ]);
});

test('a new language begins with a file without translations', () => {
  const xml = exportTexts(root, 'it');
  expect(xml).not.toContain('<target>');
  const { untranslated, files } = importTexts(root, 'it', xml);
  expect([untranslated.length, files]).toEqual([5, []]);
  importTexts(root, 'it', xml.replace('<source>One</source>', '<source>One</source><target>Uno</target>'));
  expect(JSON.parse(read(`${page}/it.json`))).toMatchObject({ steps: ['Uno', ''] });
});

test('a file with other values is refused, and nothing of it is imported', () => {
  const xml = exportTexts(root, 'de')
    .replace('Eins', 'Erstens')
    .replace('{most, number}</target>', '{viele}</target>');
  const { faults, files } = importTexts(root, 'de', xml);
  expect(faults).toEqual([
    `${refusals}.ts: job.full: no {most}`,
    `${refusals}.ts: job.full: unknown {viele}`,
  ]);
  expect(files).toEqual([]);
  expect(JSON.parse(read(`${page}/de.json`))).toEqual(german);
});

test('changed texts are listed, with those whose English has changed since the export', () => {
  const xml = exportTexts(root, 'de').replace('Eins', 'Erstens').replace('Zwei', 'Zweitens');
  write(`${page}/en.json`, { ...english, steps: ['First', 'Two '] });
  const { changed, outdated } = importTexts(root, 'de', xml);
  expect(changed).toEqual([`${page}/en.json: steps.1\n  from:  Zwei\u202f!\n  to:    Zweitens\u202f!`]);
  expect(outdated).toEqual([`${page}/en.json: steps.0\n  then: One\n  now:  First`]);
  expect(JSON.parse(read(`${page}/de.json`)).steps).toEqual(['Eins', ' Zweitens\u202f!']);
});

test('texts that no longer exist are listed', () => {
  const xml = exportTexts(root, 'de');
  write(`${page}/en.json`, { steps: english.steps });
  expect(importTexts(root, 'de', xml).unknown).toEqual([
    `${page}/en.json: jobs.title`,
    `${page}/en.json: jobs.left`,
  ]);
});

test('numeric entities of other programs are read, also many', () => {
  const xml = exportTexts(root, 'de').replace(' Zwei\u202f!', `${'&apos;'.repeat(3000)}&#x202F;&#228;`);
  importTexts(root, 'de', xml);
  expect(JSON.parse(read(`${page}/de.json`)).steps[1]).toBe(`${"'".repeat(3000)}\u202fä`);
});

test.each([
  ['another language', (xml) => xml.replace('trgLang="de"', 'trgLang="fr"'), 'in fr, not in de'],
  ['another format', () => '<html></html>', 'no file of XLIFF 2'],
  ['markup', (xml) => xml.replace('Eins', '<pc id="1">Eins</pc>'), 'steps.0 has markup'],
  [
    'split texts',
    (xml) => xml.replace('<target>Eins</target></segment>', '<target>Eins</target></segment><segment/>'),
    'steps.0 is split',
  ],
])('a file with %s is an error', (_, change, text) => {
  expect(() => importTexts(root, 'de', change(exportTexts(root, 'de')))).toThrow(text);
});
