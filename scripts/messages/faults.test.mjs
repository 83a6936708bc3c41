import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractTexts } from './contract-texts.mjs';
import { contractFaults, pageFaults } from './faults.mjs';
import { declarationOf } from './types.mjs';

const jobs = 'apps/web/src/features/jobs/messages';
const refusals = 'packages/contracts/src/jobs/jobs.refusals';
const mails = 'apps/server/src/features/mail-templates/defaults/default-words.mails';

/** Texts without a fault, in a folder like that of the repository. */
function repository(changes) {
  const root = mkdtempSync(join(tmpdir(), 'nimble-messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const english = { title: 'Jobs', left: '{count, number} left' };
  const page = JSON.stringify(english);
  const sent = JSON.stringify({ 'job.full': 'At most {most, number}' });
  const texts = `{ 'job.full': { text: 'At most {most, number}', values: { most: 'number' } } }`;
  const files = {
    [`${jobs}/en.json`]: page,
    [`${jobs}/en.d.json.ts`]: declarationOf(english),
    [`${refusals}.ts`]: `export const jobRefusals = ${texts};`,
    ...Object.fromEntries(
      ['de', 'es', 'fr'].flatMap((language) => [
        [`${jobs}/${language}.json`, page],
        [`${refusals}.${language}.json`, sent],
      ]),
    ),
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (text !== undefined) writeFileSync(join(root, name), text);
  }
  return root;
}

test('complete catalogs have no faults', () => {
  const root = repository({});
  expect([...pageFaults(root), ...contractFaults(root)]).toEqual([]);
});

test.each([
  [{ 'de.json': undefined }, 'de.json is missing'],
  [{ 'de.json': '{ "title": "Stellen" }' }, 'de.json: left is missing'],
  [{ 'it.json': '{}' }, 'it.json: no language has this file'],
  [{ 'en.json': undefined }, 'en.json is missing'],
  [
    { 'en.json': '{ "title": "Jobs {" }' },
    'en.json: title: no ICU MessageFormat (EXPECT_ARGUMENT_CLOSING_BRACE)',
  ],
  [
    { 'en.d.json.ts': declarationOf({ title: 'Jobs' }) },
    'en.d.json.ts is not of en.json: run npm run messages',
  ],
  [{ 'en.d.json.ts': undefined }, 'en.d.json.ts is not of en.json: run npm run messages'],
])('a fault of a page’s texts is found: %s', (changes, fault) => {
  const files = Object.entries(changes).map(([name, text]) => [`${jobs}/${name}`, text]);
  expect(pageFaults(repository(Object.fromEntries(files)))).toEqual([`${jobs}/${fault}`]);
});

test.each([
  [{ '.fr.json': undefined }, '.fr.json is missing'],
  [{ '.fr.json': '{ "job.full": "Plein" }' }, '.fr.json: job.full: no {most}'],
  [{ '.it.json': '{}' }, '.it.json: no language has this file'],
  [
    { '.ts': "export const jobRefusals = { 'job.full': { text: 'At most {most, number}' } };" },
    '.ts: job.full does not declare {most}',
  ],
  [
    {
      '.ts': `export const jobRefusals = { 'job.full': { text: 'At most {most, number}', values: { most: 'text' } } };`,
    },
    '.ts: job.full does not declare {most} as a number',
  ],
])('a fault of the server’s texts is found: %s', (changes, fault) => {
  const files = Object.entries(changes).map(([ending, text]) => [refusals + ending, text]);
  expect(contractFaults(repository(Object.fromEntries(files)))).toEqual([refusals + fault]);
});

test.each([
  ['es', undefined, '.es.json is missing'],
  ['es', '{}', '.es.json: text.seen is missing'],
  ['de', '{ "text.seen": "Guten Tag {name}" }', '.de.json: text.seen: no {candidateName}'],
])('a fault of the default words of an email is found in %s: %s', (language, translation, fault) => {
  const greeting = '{ "text.seen": "Guten Tag {candidateName},\\n\\ndanke." }';
  const root = repository({
    [`${mails}.ts`]: `export const mails = { 'text.seen': { text: 'Hello {candidateName}', values: { candidateName: 'text' } } };`,
    [`${mails}.de.json`]: greeting,
    [`${mails}.es.json`]: greeting,
    [`${mails}.fr.json`]: greeting,
    [`${mails}.${language}.json`]: translation,
  });
  expect(contractFaults(root)).toContain(mails + fault);
});

test('no translation of the server is left out of the check and of the export', () => {
  const root = join(import.meta.dirname, '../..');
  const found = globSync(['apps/server/src/**/*.de.json', 'packages/*/src/**/*.de.json'], { cwd: root });
  const known = new Set(contractTexts(root).map(({ file }) => `${file}.de.json`));
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((file) => !known.has(file))).toEqual([]);
  expect(known).toContain(`${mails}.de.json`);
});
