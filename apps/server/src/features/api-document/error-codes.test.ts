import { join } from 'node:path';
import { errorCatalogue } from '@nimble/contracts';
import { refusalCatalogue } from '@nimble/contracts/all-refusals';
import { expect, test } from 'vitest';

const page = join(import.meta.dirname, '../../../../../docs/error-codes.md');
const introduction = `# Error codes

An error has the body \`{ "data": null, "error": { "status", "name", "message", "code", "details" } }\`. Programs compare
\`error.code\`, which never changes its meaning; \`message\` is for people and may change. \`details.errors\` lists the invalid fields,
each with its own code. Other values that a message mentions (\`most\`, \`plan\`) are in \`details\` too.

A test writes this page from the error catalogue: \`npx vitest run error-codes -u\`.

| Code | Status | Text |
|---|---|---|
`;

/** Values of a text are shown as their names in braces. */
function shown(text: string | ((values: never) => string)): string {
  if (typeof text === 'string') return text;
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
  try {
    return text(names as never);
  } catch {
    // It looks a value up, such as the name of a plan.
    return 'Names the limit of the plan and the way out.';
  }
}

test('docs/error-codes.md lists every code as the catalogue has it', async () => {
  const rows = Object.entries(refusalCatalogue)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, { kind, text }]) => `| \`${code}\` | ${errorCatalogue[kind].status} | ${shown(text)} |`);
  await expect(`${introduction}${rows.join('\n')}\n`).toMatchFileSnapshot(page);
});
