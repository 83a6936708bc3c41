import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Failures of a vitest run: tests, hooks of a suite, files that do not load, and errors outside of them. A reporter
 * gets all four; vitest's own JSON report omits hooks and errors outside of tests.
 *
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly { message: string }[]} unhandled
 * @param {string} root paths start here
 * @returns {{ file: string, name: string, error: string }[]}
 */
export function failedOfVitest(modules, unhandled, root) {
  const failed = modules.flatMap((module) => {
    const file = relative(root, module.moduleId);
    const entry = (name, errors) => ({ file, name, error: firstLine(errors[0]?.message) });
    return [
      ...(module.errors().length > 0 ? [entry('', module.errors())] : []),
      ...[...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => entry(suite.fullName, suite.errors())),
      ...[...module.children.allTests('failed')].map((test) => entry(test.fullName, test.result().errors)),
    ];
  });
  return [...failed, ...unhandled.map(({ message }) => ({ file: '', name: '', error: firstLine(message) }))];
}

/**
 * Failures of a Playwright run, from its JSON report: tests, also those that passed only on a retry, and errors outside
 * of tests (a file that does not load, a server that does not start).
 *
 * @param {{ config: { rootDir: string }, suites: object[], errors: { message?: string, location?: { file: string } }[]
 * }} report
 * @param {string} root paths start here
 * @returns {{ file: string, name: string, error: string, context?: string, log?: string }[]} `context` is the path of a
 *   file that tells what the page showed, `log` what the server logged during the test
 */
export function failedOfPlaywright(report, root) {
  const folder = relative(root, report.config.rootDir);
  const errors = report.errors.map(({ message, location }) => ({
    file: location === undefined ? '' : relative(root, location.file),
    name: '',
    error: firstLine(message),
  }));
  return [...errors, ...report.suites.flatMap((suite) => failedOfSuite(suite, [], { root, folder }))];
}

/** A few lines for each failed test: its file and full name, then what its error tells. */
export function linesOfFailed(failed) {
  return failed.map(({ file, name, error }) => {
    const test = [file, name].filter((part) => part !== '').join(' > ');
    return `✗ ${[test, error].filter((part) => part !== '').join('\n    ')}`;
  });
}

function failedOfSuite(suite, above, { root, folder }) {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) => {
    const failed = spec.tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
    if (failed === undefined) return [];
    const error = failed.results.flatMap(({ errors }) => errors)[0];
    const attachments = failed.results.flatMap((result) => result.attachments);
    return [
      {
        file: `${folder}/${spec.file}`,
        name: [...titles, spec.title].join(' > '),
        error: tellingLines(error, root),
        context: attachments.find(({ name }) => name === 'error-context')?.path,
        log: textOf(attachments.find(({ name }) => name === 'server-log')),
      },
    ];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedOfSuite(inner, titles, { root, folder }))];
}

function textOf(attachment) {
  return attachment && Buffer.from(attachment.body, 'base64').toString('utf8');
}

/** Values, the awaited element and the place: a log is often all that is left of a failed run. */
function tellingLines(error, root) {
  const [, ...others] = stripVTControlCharacters(error?.message ?? '').split('\n');
  const telling = others
    .filter((line) => /^\s*(Expected|Received|Locator|- waiting for)/.test(line))
    .slice(0, 4);
  const { location } = error ?? {};
  // Of the code that the test calls, if it waits there.
  const place = location === undefined ? [] : [`at ${relative(root, location.file)}:${location.line}`];
  return [firstLine(error?.message), ...telling.map((line) => line.trim()), ...place].join('\n    ');
}

function firstLine(text = '') {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? '';
}
