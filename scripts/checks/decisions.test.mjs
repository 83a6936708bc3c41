import { expect, test } from 'vitest';
import { decisionErrors, missingDecisions } from './decisions.mjs';

const record = (number, title) => `# ${number} ${title}\n\n2026-11-21 · accepted\n\nText\n`;
const row = (number, title) => `| [${number}](${number}-a.md) | ${title} | 2026-11-21 | accepted |\n`;

test('records that the index lists are right', () => {
  const records = new Map([
    ['001-a.md', record('001', 'One')],
    ['002-a.md', record('002', 'Two')],
  ]);
  expect(decisionErrors(records, row('001', 'One') + row('002', 'Two'))).toEqual([]);
  expect(decisionErrors(records, row('001', 'One'))).toHaveLength(2);
  expect(decisionErrors(records, row('001', 'One') + row('002', 'Three'))).toHaveLength(1);
});

test('numbers have no gaps, and records a date and a status', () => {
  const gap = new Map([['002-a.md', record('002', 'Two')]]);
  expect(decisionErrors(gap, row('002', 'Two'))).toEqual(['002-a.md: its number must be 001']);
  const bare = new Map([['001-a.md', '# 001 One\n\nText\n']]);
  expect(decisionErrors(bare, row('001', 'One'))).toHaveLength(1);
});

test('a reference names a record', () => {
  const text = 'Decision 001 and docs/decisions/002-a.md, but decision 003 and decisions/002-b.md.';
  expect(missingDecisions(['001-a.md', '002-a.md'], 'x.md', text)).toEqual([
    'x.md: there is no decision 003',
    'x.md: there is no decisions/002-b.md',
  ]);
});
