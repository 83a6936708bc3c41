import { expect, test } from 'vitest';
import { packedProperties } from './packed-properties.mjs';

test.each([
  '<Dialog {...{ open }} />',
  '<Dialog title="a" {...{ open, onClose }} />',
  '<Dialog {...{\nopen,\n}} />',
])('%s packs its properties', (line) => {
  expect(packedProperties('apps/web/src/a.tsx', `const a = (\n${line}\n);`)).toEqual([2]);
});

test.each([
  '<Dialog open={open} onClose={onClose} />',
  '<Field {...control} />',
  // A name that the component does not declare.
  '<MediaBar {...{ mediacontroller: id }} />',
  'const all = { ...{ open } };',
])('%s does not', (line) => {
  expect(packedProperties('apps/web/src/a.tsx', line)).toEqual([]);
});
