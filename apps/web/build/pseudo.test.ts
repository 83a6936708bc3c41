import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

const formatters = {
  getDateTimeFormat: () => new Intl.DateTimeFormat('en'),
  getNumberFormat: () => new Intl.NumberFormat('en'),
  getPluralRules: () => new Intl.PluralRules('en'),
};

function shown(text: string, values: object): string {
  return String(format(compile(text) as CompiledMessage, 'en', values as never, { formatters }));
}

const accented = pseudo('en-XA');

test('a text has accents, is 40 percent longer, and shows where it begins and ends', () => {
  expect(accented('Save')).toBe('[Šåṽé ~~]');
  expect(accented('')).toBe('');
});

test('values, plural forms and cases stay', () => {
  const text = accented(
    '{count, plural, one {# job of {name}} other {# jobs of {name}}}, {kind, select, video {as video} other {as text}}',
  );
  expect(shown(text, { count: 1200, name: 'Jane', kind: 'video' })).toMatch(
    /^\[1,200 ĵöƀš öƒ Jane, åš ṽîðéö ~+\]$/,
  );
  expect(shown(text, { count: 1, name: 'Jane', kind: 'x' })).toMatch(/^\[1 ĵöƀ öƒ Jane, åš ţéẋţ ~+\]$/);
});

test('quoted braces and apostrophes stay', () => {
  expect(shown(accented("Write '{'name'}', it's {name}"), { name: 'Jane' })).toMatch(
    /^\[Ŵŕîţé \{ñåɱé\}, îţ'š Jane ~+\]$/,
  );
});

test('the other one runs from right to left', () => {
  expect(pseudo('ar-XB')('Save {name}')).toBe('\u202eŠåṽé {name}\u202c');
});
