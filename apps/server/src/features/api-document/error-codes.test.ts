import { join } from 'node:path';
import { errorCatalog, type Refusal } from '@nimble/contracts';
import { refusalCatalog } from '@nimble/contracts/all-refusals';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';

const page = join(import.meta.dirname, '../../../../../docs/error-codes.md');
const introduction = `# Error codes

An error has the body \`{ "data": null, "error": { "status", "name", "message", "code", "details" } }\`. Programs compare
\`error.code\`, which never changes its meaning; \`message\` is for people, in the language of the request, and may change.
\`details.errors\` lists the invalid fields, each with its own code. Other values that a message mentions (\`most\`, \`plan\`) are in \`details\` too.

A test writes this page from the error catalog: \`npx vitest run error-codes -u\`.

| Code | Status | Text |
|---|---|---|
`;

/** Values are shown as their names in braces, and of several cases the general one. */
function shown({ text, values = {} }: Refusal): string {
  const names = Object.keys(values);
  const given = names.map((name, index) => [name, values[name] === 'number' ? index : `{${name}}`]);
  const nameOf = (index: number) => `{${names[index]}}`;
  const formatters = {
    getNumberFormat: () => ({ format: nameOf }) as unknown as Intl.NumberFormat,
    getPluralRules: () => ({ select: () => 'other' }) as unknown as Intl.PluralRules,
    getDateTimeFormat: () => ({ format: String }) as unknown as Intl.DateTimeFormat,
  };
  return String(format(compile(text), 'en', Object.fromEntries(given), { formatters }));
}

test('a number is formatted as one, with the separators of its language', () => {
  const plain = Object.entries<Refusal>(refusalCatalog).filter(([, { text, values = {} }]) =>
    Object.keys(values).some((name) => values[name] === 'number' && text.includes(`{${name}}`)),
  );
  expect(plain.map(([code]) => code)).toEqual([]);
});

test('docs/error-codes.md lists every code as the catalog has it', async () => {
  const rows = Object.entries(refusalCatalog)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, refusal]) => `| \`${code}\` | ${errorCatalog[refusal.kind].status} | ${shown(refusal)} |`);
  await expect(`${introduction}${rows.join('\n')}\n`).toMatchFileSnapshot(page);
});
