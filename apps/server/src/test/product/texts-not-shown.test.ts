import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const list = readFileSync(join(root, 'docs/texts-not-shown.md'), 'utf8');
const isSource = /(?<!\.test|\.d\.json)\.tsx?$|\/messages\/en\.json$/;
const rows = [...list.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, text = '', reason = '']) => ({
  text,
  reason,
}));

/** All texts that could be shown: the catalogs, and the sources without their tests. */
function sources(): string {
  return ['apps/web/src', 'apps/server/src', 'packages/contracts/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => isSource.test(name))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n')
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ');
}

test('no omitted text is in the sources, and each has a reason', () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(list.match(/^\| `/gm)).toHaveLength(rows.length);
  const shown = sources();
  expect(shown).toContain('Failed to load dashboard data');
  expect(rows.filter(({ text }) => shown.includes(text)).map(({ text }) => text)).toEqual([]);
  expect(rows.filter(({ reason }) => reason.length < 10)).toEqual([]);
});
