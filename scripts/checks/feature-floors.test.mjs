import { expect, test } from 'vitest';
import { featureCircles, featureImports, floorsOf } from './feature-floors.mjs';

const feature = (name) => `apps/server/src/features/${name}/${name}.service.ts`;
const importing = (what, name) => `import ${what} from '../${name}/index.ts';\n`;

test('types, tests and imports within a feature do not count', () => {
  const imports = featureImports([
    [feature('jobs'), importing('type { Role }', 'roles') + importing('{ type Role, findRole }', 'staff')],
    [feature('staff'), importing('{ type Role }', 'roles') + `import { a } from './a.ts';\n`],
    ['apps/server/src/features/staff/staff.test.ts', importing('{ jobs }', 'jobs')],
    ['apps/server/src/app.ts', `import { jobs } from './features/jobs/index.ts';\n`],
  ]);
  expect(imports).toEqual(
    new Map([
      ['jobs', new Set(['staff'])],
      ['staff', new Set()],
    ]),
  );
});

test('features that import each other, also by others, are a circle', () => {
  const imports = new Map([
    ['jobs', new Set(['insights'])],
    ['insights', new Set(['sounds'])],
    ['sounds', new Set(['words'])],
    ['words', new Set(['insights', 'jobs'])],
    ['staff', new Set(['roles'])],
  ]);
  expect(featureCircles(imports).map((circle) => circle.toSorted())).toEqual([
    ['insights', 'jobs', 'sounds', 'words'],
  ]);
  imports.set('words', new Set());
  expect(featureCircles(imports)).toEqual([]);
});

test('floors are the longest chain, and each feature of a cycle counts', () => {
  const chain = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d'])],
  ]);
  expect(floorsOf(chain)).toBe(4);
  expect(floorsOf(new Map([...chain, ['c', new Set(['b', 'd'])]]))).toBe(4);
  expect(
    floorsOf(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['a', 'c'])],
      ]),
    ),
  ).toBe(3);
  expect(floorsOf(new Map())).toBe(0);
});
