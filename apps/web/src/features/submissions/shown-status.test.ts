// @vitest-environment happy-dom
import { filterableStatuses, submissionStatuses } from '@nimble/contracts/submissions';
import { expect, test } from 'vitest';
import { candidatesMessages, submissionStatusLabels } from './messages.ts';
import { shownStatus } from './shown-status.ts';

test.each([
  ['pending', 'Pending'],
  ['in_review', 'In review'],
  ['reviewed', 'Reviewed'],
  ['shortlisted', 'Approved'],
  ['rejected', 'Rejected'],
  ['processing', 'Processing'],
  ['archived', 'Pending'],
  ['', 'Pending'],
  ['constructor', 'Pending'],
])('the server’s %j reads %s in a list', (status, label) => {
  expect(submissionStatusLabels[shownStatus(status)]).toBe(label);
});

test('a known status stays itself', () => {
  for (const status of submissionStatuses) expect(shownStatus(status)).toBe(status);
});

test('the filter offers server values in the words of the glossary', () => {
  expect(filterableStatuses.map((status) => candidatesMessages.filter[status])).toEqual([
    'Pending',
    'In review',
    'Reviewed',
    'Approved',
    'Rejected',
  ]);
  expect(submissionStatuses).toEqual(expect.arrayContaining([...filterableStatuses]));
});
