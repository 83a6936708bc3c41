import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { failedOfPlaywright, linesOfFailed } from './failed-tests.mjs';

const files = {
  'sums.test.mjs': `
    describe('sums', () => {
      test('two', () => expect(1).toBe(2));
      test('one', () => expect(1).toBe(1));
    });
    describe('with a hook', () => {
      beforeAll(() => { throw new Error('The hook failed\\nin its second line') });
      test('never begun', () => {});
    });`,
  'broken.test.mjs': "import './nowhere.mjs';",
  'late.test.mjs': "test('passes', () => { Promise.reject(new Error('Nobody waits for this')) });",
};

test('a run of vitest names failed tests, hooks, files that do not load and errors outside of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-tests-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
    const list = join(folder, 'failed.json');
    const reporter = `--reporter=${join(import.meta.dirname, 'failed-reporter.mjs')}`;
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--globals', '--root', folder, reporter], {
      env: { ...process.env, FAILED_TESTS: list },
    });
    expect(status).toBe(1);
    const failed = JSON.parse(readFileSync(list, 'utf8'));
    const byFile = failed.toSorted((one, other) => one.file.localeCompare(other.file));
    expect(linesOfFailed(byFile)).toEqual([
      '✗ Nobody waits for this',
      expect.stringMatching(/^✗ broken\.test\.mjs\n {4}.*nowhere\.mjs/),
      '✗ sums.test.mjs > with a hook\n    The hook failed',
      '✗ sums.test.mjs > sums > two\n    expected 1 to be 2 // Object.is equality',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a report of Playwright names failed and flaky tests with their groups, and files that do not load', () => {
  const spec = (title, status, message, line) => {
    const errors =
      message === undefined
        ? []
        : [{ message, location: line && { file: '/nimble/e2e/support/page.ts', line } }];
    return { title, file: 'jobs.spec.ts', tests: [{ status, results: [{ errors, attachments: [] }] }] };
  };
  const report = {
    config: { rootDir: '/nimble/e2e/tests' },
    errors: [{ message: 'Cannot find module', location: { file: '/nimble/e2e/tests/broken.spec.ts' } }],
    suites: [
      {
        title: 'jobs.spec.ts',
        file: 'jobs.spec.ts',
        specs: [
          spec('opens', 'expected'),
          spec('closes', 'unexpected', '\u001b[31mError: too late\u001b[39m\n\nReceived: 3\n at x', 7),
        ],
        suites: [
          {
            title: 'a phone',
            file: 'jobs.spec.ts',
            specs: [spec('waits', 'flaky', 'Timeout'), spec('skips', 'skipped')],
          },
        ],
      },
    ],
  };
  expect(linesOfFailed(failedOfPlaywright(report, '/nimble'))).toEqual([
    '✗ e2e/tests/broken.spec.ts\n    Cannot find module',
    '✗ e2e/tests/jobs.spec.ts > closes\n    Error: too late\n    Received: 3\n    at e2e/support/page.ts:7',
    '✗ e2e/tests/jobs.spec.ts > a phone > waits\n    Timeout',
  ]);
});
