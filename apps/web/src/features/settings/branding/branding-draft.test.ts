import { contrast } from '@nimble/contracts/companies';
import { expect, test } from 'vitest';
import { changesOf, correctionOf, longColor } from './branding-draft.ts';

test.each([
  ['#1B8', '#11bb88'],
  ['#10B981', '#10b981'],
  ['10b981', undefined],
  ['#12', undefined],
])('%s is %s to a picker', (typed, long) => {
  expect(longColor(typed)).toBe(long);
});

test('shows the replacement of an unreadable color, and nothing for a readable one', () => {
  const shown = correctionOf('primaryColor', '#ffee00', 'light') ?? '';
  expect(contrast(shown, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(correctionOf('primaryColor', '#ffee00', 'dark')).toBeUndefined();
  expect(correctionOf('primaryColor', 'yellow', 'light')).toBeUndefined();
});

test('an empty website or contact is none', () => {
  const colors = { primaryColor: '#111111', secondaryColor: '#222222', accentColor: '#333333' };
  const none = { companyWebsite: '', contactName: '', contactEmail: '', language: null, reminderDays: [2] };
  expect(changesOf({ companyName: 'Harbour', ...none, ...colors })).toEqual({
    name: 'Harbour',
    website: null,
    contactName: null,
    contactEmail: null,
    language: null,
    reminderDays: [2],
    ...colors,
  });
});
