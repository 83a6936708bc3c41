import type { Condition } from '@nimble/contracts/collections';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { type CompiledCondition, compileCondition } from './collection-conditions.ts';
import { givenCondition, shapeOfFilters } from './collection-statement.ts';
import { type Given, prepare } from './prepare.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

test('a statement is built once and runs with each caller’s own values', async () => {
  let built = 0;
  const named = prepare((database, given: Given<{ name: string; most: number }>) => {
    built += 1;
    return database
      .selectFrom('roles')
      .select('name')
      .where(
        'name',
        '=',
        given(({ name }) => name),
      )
      .limit(given(({ most }) => most));
  });
  expect(await named(opened.database, { name: 'admin', most: 1 })).toEqual([{ name: 'admin' }]);
  expect(await named(opened.database, { name: 'viewer', most: 1 })).toEqual([{ name: 'viewer' }]);
  expect(await named(opened.database, { name: 'viewer', most: 0 })).toEqual([]);
  expect(built).toBe(1);
});

test('a literal value in a statement is refused, because later callers would share it', async () => {
  const careless = prepare((database, _given: Given<{ name: string }>, { name }) =>
    database.selectFrom('roles').select('id').where('name', '=', name),
  );
  await expect(careless(opened.database, { name: 'admin' })).rejects.toThrow('A value is written');
});

test('filters of one shape share a statement, in the order of their values', async () => {
  const filterColumns = { name: 'roles.name', id: 'roles.id' } as const;
  type Where = Condition<keyof typeof filterColumns>;
  const shapes = new Set<string>();
  const matching = prepare(
    (database, given: Given<{ where: CompiledCondition }>, { where }) =>
      database.selectFrom('roles').select('name').where(givenCondition(where, given)).orderBy(sql`name`),
    (values) => {
      shapes.add(shapeOfFilters(values));
      return shapeOfFilters(values);
    },
  );
  const ask = async (contained: string, names: string[], unwanted: string) => {
    const where: Where = {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'name', operator: '$containsi', value: contained },
        { kind: 'not', condition: { kind: 'compare', field: 'name', operator: '$eq', value: unwanted } },
        { kind: 'oneOf', field: 'name', values: names },
      ],
    };
    const compiled = compileCondition(filterColumns, where);
    return (await matching(opened.database, { where: compiled })).map(({ name }) => name);
  };
  expect(await ask('MIN', ['admin', 'sub_admin', 'viewer'], 'sub_admin')).toEqual(['admin']);
  expect(await ask('e', ['viewer', 'master'], 'nobody')).toEqual(['master', 'viewer']);
  expect(await ask('_', ['sub_admin', 'master'], 'master')).toEqual(['sub_admin']);
  expect(shapes.size).toBe(1);
});
