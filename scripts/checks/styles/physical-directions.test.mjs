import { expect, test } from 'vitest';
import { physicalDirections } from './physical-directions.mjs';

const inTheWeb = (name, line) => physicalDirections(`apps/web/src/ui/${name}`, `const a = 1;\n${line}\n`);

test.each([
  '<p className="ml-auto">',
  '<p className="flex -mr-2">',
  "classNames('max-sm:pl-9', other)",
  '<p className="text-left font-medium">',
  '<p className="md:group-data-[open]/row:right-3">',
  '<p className="border-line border-l">',
  '<p className="border-l-4">',
  '<p className="rounded-tl-card">',
  '<p className="float-left">',
  "<p style={{ textAlign: 'right' }}>",
  '<p style={{ marginLeft: 4 }}>',
])('%s names a side', (line) => {
  expect(inTheWeb('a.tsx', line)).toEqual([2]);
});

test.each([
  '<p className="ms-auto inset-e-3 text-start border-s-4 rounded-ss-card">',
  '<p className="left" data-side="right">',
  '<p>{left - right}</p>',
  '// to the left-3 of it',
  'const { left, right } = element.getBoundingClientRect();',
])('%s names none', (line) => {
  expect(inTheWeb('a.tsx', line)).toEqual([]);
});

test('so do declarations', () => {
  expect(inTheWeb('a.css', '.a { margin-left: 1px }')).toEqual([2]);
  expect(inTheWeb('a.css', '.a { color: red; right: 0 }')).toEqual([2]);
  expect(inTheWeb('a.css', '.a { text-align: left }')).toEqual([2]);
  expect(
    inTheWeb('a.css', '.a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start }'),
  ).toEqual([]);
});
