import { expect, test } from 'vitest';
import { foreignReads, ownerErrors, tablesOf, tableUses } from './table-uses.mjs';

const tables = tablesOf('CREATE TABLE jobs (\n  id bigint\n);\n\nCREATE TABLE files (\n);\n');
const uses = (files) => tableUses(Object.entries(files), tables);
const feature = (name) => `apps/server/src/features/${name}/${name}.repository.ts`;

test('finds writers and readers, in Kysely and in SQL', () => {
  const { writers, readers } = uses({
    [feature('jobs')]:
      "transaction\n  .insertInto('jobs')\n  .returning('id'); sql`update files set job_id = 1`",
    [feature('staff')]: "database.selectFrom('jobs as j').leftJoin('files', 'a', 'b').from('else')",
    'apps/server/src/platform/storage/sweep.ts': 'sql`delete from files where id in (select id from jobs)`',
    'apps/server/src/features/staff/staff.test.ts': "database.deleteFrom('jobs')",
    'apps/server/src/commands/demo.ts': "database.deleteFrom('jobs')",
  });
  expect(writers).toEqual(
    new Map([
      ['jobs', new Set(['jobs'])],
      ['files', new Set(['jobs', 'platform/storage'])],
    ]),
  );
  expect(readers).toEqual(
    new Map([
      ['jobs', new Set(['staff', 'platform/storage'])],
      ['files', new Set(['staff', 'platform/storage'])],
    ]),
  );
});

test('a table has one owner, an exception must be used, and foreign reads are counted', () => {
  const { writers, readers } = uses({
    [feature('jobs')]: "database.updateTable('jobs'); database.selectFrom('jobs')",
    [feature('staff')]: "database.deleteFrom('jobs'); database.selectFrom('jobs')",
  });
  expect(ownerErrors(writers, { jobs: 'jobs', files: 'files' }, {})).toEqual([
    'staff writes the table jobs, which jobs owns',
  ]);
  expect(ownerErrors(writers, { jobs: 'jobs', seats: 'seats' }, { jobs: ['staff', 'roles'] })).toEqual([
    'the table seats has an owner and does not exist',
    'roles does not write the table jobs any more: take it off the list',
    'the table files has no owner',
  ]);
  expect(foreignReads(readers, { jobs: 'jobs', files: 'files' })).toBe(1);
});
