import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declarationOf } from '../types.mjs';
import { unusedCodes } from './unused-codes.mjs';
import { unusedKeys } from './unused-keys.mjs';

const catalog = {
  title: 'Jobs',
  forgotten: 'Forgotten',
  none: { title: 'None', text: 'No jobs', forgotten: 'Forgotten' },
  status: { draft: 'Draft', active: 'Active', forgotten: 'Forgotten' },
  kinds: { video: 'Video', text: 'Text' },
  steps: [{ title: 'One', forgotten: 'Forgotten' }],
  first: { label: 'First' },
  second: { label: 'Second' },
  passed: { title: 'Passed', forgotten: 'Forgotten' },
};

const page = `
import texts from './messages/en.json';
const { title, none: { title: noneTitle } } = texts;
const { none } = texts;
function statusOf(status: 'draft' | 'active'): string {
  return texts.status[status];
}
function titleOf(group: typeof texts.passed): string {
  return group.title;
}
const chosen = title === '' ? texts.first : texts.second;
export const shown = [
  chosen.label,
  title, noneTitle, none.text, statusOf('draft'), titleOf(texts.passed),
  ...Object.values(texts.kinds), ...texts.steps.map((step) => step.title),
];
`;

function project(files) {
  const root = mkdtempSync(join(tmpdir(), 'nimble-unused-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const options = {
  strict: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  allowArbitraryExtensions: true,
  noEmit: true,
};

test('keys that no code reads are found; tests alone do not use a text', () => {
  const root = project({
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }),
    'src/messages/en.json': JSON.stringify(catalog),
    'src/messages/en.d.json.ts': declarationOf(catalog),
    'src/page.ts': page,
    'src/page.test.ts': `import texts from './messages/en.json';\nexport const seen = texts.forgotten;\n`,
  });
  expect(unusedKeys(root, 'tsconfig.json')).toEqual([
    'src/messages/en.json: forgotten',
    'src/messages/en.json: none.forgotten',
    'src/messages/en.json: status.forgotten',
    'src/messages/en.json: steps.forgotten',
    'src/messages/en.json: passed.forgotten',
  ]);
});

test('a project without catalogs is an error', () => {
  const root = project({
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }),
    'src/page.ts': 'export const shown = 1;',
  });
  expect(() => unusedKeys(root, 'tsconfig.json')).toThrow('tsconfig.json has no catalogs.');
});

test('codes that no code names are found', () => {
  const root = project({
    'packages/contracts/src/jobs/jobs.refusals.ts': `export const jobRefusals = {
      'job.full': { text: 'Full' },
      'job.closed': { text: 'Closed' },
    };`,
    'packages/contracts/src/jobs/jobs.messages.ts': `export const jobMessages = {
      titleRequired: { code: 'job.titleRequired', english: 'Job title is required' },
      titleMissing: { code: 'job.titleMissing', english: 'No title' },
    };`,
    'apps/server/src/jobs.ts': "throw new RequestError('job.full', jobMessages.titleRequired);",
    'apps/server/src/jobs.test.ts': "expect(code).toBe('job.closed');",
    'apps/web/src/jobs.test.ts': 'expect(text).toBe(jobMessages.titleMissing);',
  });
  expect(unusedCodes(root).toSorted()).toEqual([
    'packages/contracts/src/jobs/jobs.messages.ts: no code names job.titleMissing',
    'packages/contracts/src/jobs/jobs.refusals.ts: no code names job.closed',
  ]);
});
