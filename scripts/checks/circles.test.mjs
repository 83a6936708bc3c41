import { expect, test } from 'vitest';
import { circlesOf } from './circles.mjs';

const circles = (files) => circlesOf(new Map(Object.entries(files)));

test('finds cycles of values and of types, over any number of files', () => {
  expect(
    circles({
      'a/one.ts': "import { two } from './two.ts';",
      'a/two.ts': "import type {\n  Three,\n} from '../b/three.ts';",
      'b/three.ts': "export { one } from '../a/one.ts';",
      'b/four.ts': "import { one } from '../a/one.ts';",
    }),
  ).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts']]);
});

test('dynamic imports make no cycle', () => {
  expect(
    circles({
      'task.ts': "export const run = async () => (await import('./work.ts')).work();",
      'work.ts': "import { run } from './task.ts';",
    }),
  ).toEqual([]);
});
