import { describe, expect, test } from 'vitest';
import { migrationsFolder, readMigrations } from '../../platform/database/migrations/migration-files.ts';
import { longLocks } from './long-locks.ts';

/** Of the first release: every table is empty when they run. */
const released = 14;

test('no migration after the first release holds a lock for longer than a moment', async () => {
  const later = (await readMigrations(migrationsFolder)).filter(
    ({ name }) => Number.parseInt(name, 10) > released,
  );
  for (const { name, sql } of later) expect([name, ...longLocks(sql)]).toEqual([name]);
});

test.each([
  'CREATE INDEX jobs_title ON jobs (title)',
  'CREATE UNIQUE INDEX jobs_title ON jobs (title)',
  'CREATE INDEX CONCURRENTLY jobs_title ON jobs (title); ALTER TABLE jobs ADD COLUMN x int',
  'ALTER TABLE jobs ADD COLUMN code uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE jobs ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY',
  'ALTER TABLE jobs ADD COLUMN low text GENERATED ALWAYS AS (lower(title)) STORED',
  'ALTER TABLE jobs ADD COLUMN a int, ADD COLUMN b int REFERENCES users',
  'ALTER TABLE jobs ADD COLUMN a int CHECK (a > 0)',
  'ALTER TABLE jobs ADD COLUMN a int UNIQUE',
  'ALTER TABLE jobs ADD CONSTRAINT positive CHECK (a > 0)',
  'ALTER TABLE jobs ADD FOREIGN KEY (a, b) REFERENCES users (a, b)',
  'ALTER TABLE jobs ADD CONSTRAINT one UNIQUE (a)',
  'ALTER TABLE jobs ALTER COLUMN title TYPE varchar(200)',
  'ALTER TABLE jobs ALTER title SET NOT NULL',
  'ALTER TABLE jobs VALIDATE CONSTRAINT positive; ALTER TABLE jobs ADD COLUMN x int',
  'UPDATE jobs SET title = 1',
  'INSERT INTO totals SELECT count(*) FROM jobs',
  'DELETE FROM jobs WHERE title IS NULL',
  'LOCK TABLE jobs',
  'REINDEX TABLE jobs',
  '-- CREATE TABLE jobs (\n CREATE INDEX jobs_title ON jobs (title)',
])('is found: %s', (sql) => {
  expect(longLocks(sql)).toHaveLength(1);
});

describe('goes on beside calls:', () => {
  test.each([
    'CREATE TABLE notes (id bigint PRIMARY KEY, n int REFERENCES jobs); CREATE INDEX n ON notes (n); ALTER TABLE notes ADD CHECK (n > 0)',
    'CREATE INDEX CONCURRENTLY jobs_title ON jobs (title)',
    "ALTER TABLE jobs ADD COLUMN a text NOT NULL DEFAULT 'none; UPDATE jobs', ADD COLUMN b timestamptz DEFAULT now()",
    'ALTER TABLE jobs ADD CONSTRAINT positive CHECK (a > 0) NOT VALID',
    'ALTER TABLE jobs VALIDATE CONSTRAINT positive',
    'ALTER TABLE jobs ADD CONSTRAINT one UNIQUE USING INDEX jobs_one',
    'ALTER TABLE jobs DROP COLUMN a, ALTER COLUMN b SET DEFAULT 5, ALTER COLUMN c DROP NOT NULL',
    'DROP INDEX jobs_title; DROP TABLE notes',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN UPDATE jobs SET a = 1; RETURN NULL; END $f$',
  ])('%s', (sql) => {
    expect(longLocks(sql)).toEqual([]);
  });
});
