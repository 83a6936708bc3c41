import { expect, test } from 'vitest';
import { withScheme } from './web-address.ts';

test.each([
  ['blueharbor.com', 'https://blueharbor.com'],
  [' www.blueharbor.co.uk/jobs?a=1 ', 'https://www.blueharbor.co.uk/jobs?a=1'],
  ['bäckerei.example', 'https://bäckerei.example'],
  ['harbor.example:8443/team', 'https://harbor.example:8443/team'],
  ['//harbor.example', 'https://harbor.example'],
])('%s is a host name without its scheme', (typed, completed) => {
  expect(withScheme(typed)).toBe(completed);
});

test.each([
  '',
  'harbor',
  'https://harbor.example',
  'http://harbor.example',
  'ftp://harbor.example',
  'mailto:a@b.example',
  'ann@harbor.example',
  'our site harbor.example',
  '3.5',
  'harbor..example',
  'harbor.',
  'javascript:alert(1.com)',
])('%s stays as it is', (typed) => {
  expect(withScheme(typed)).toBe(typed);
});
