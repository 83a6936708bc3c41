import { expect, test } from 'vitest';
import { RequestError } from '../errors.ts';
import { createTexts } from './texts.ts';

test('a refusal has its text in each language, numbers and plurals as it writes them', () => {
  const refusal = new RequestError('role.in_use', { values: { users: 1200 } });
  expect(refusal.message).toBe(
    'This role is assigned to 1,200 users and cannot be deleted. Give them another role first.',
  );
  expect(refusal.text('de')).toContain('1.200 Teammitgliedern');
  expect(refusal.text('fr')).toMatch(/ 1\s200 membres /);
  expect(new RequestError('role.in_use', { values: { users: 1 } }).text('es')).toContain('1 miembro ');
});

test('what only the input explains follows the translated text', () => {
  const refusal = new RequestError('request.bad_query', { because: 'Unknown filter salary' });
  expect(refusal.message).toBe('Unknown filter salary');
  expect(refusal.text('en')).toBe('Unknown filter salary');
  expect(refusal.text('de')).toBe('Die Abfrage dieser Liste ist ungültig. (Unknown filter salary)');
});

test('an invalid field has the text of its code', () => {
  const refusal = new RequestError('account.username_taken', { at: 'username' });
  expect(refusal.fieldErrors('de')).toEqual([
    { path: 'username', code: 'account.username_taken', message: refusal.text('de') },
  ]);
});

test('a text without a translation stops the start', () => {
  expect(() => createTexts({ 'job.new_refusal': { text: 'No' } }, '.refusals')).toThrow(
    'The text job.new_refusal has no translation (es).',
  );
});
