import * as z from 'zod';
import { missingSetting, setting } from './setting.ts';

const databaseAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    error:
      'must be a URL that begins with postgres://; percent-encode special characters of its password (/ is %2F)',
  })
  .optional();

/** The addresses of a PostgreSQL that Nimble does not start itself. */
export const databaseSettings = {
  DATABASE_URL: setting(
    databaseAddress,
    'the embedded PostgreSQL',
    'Your own PostgreSQL, 15 or newer: a UTF8 database that its user owns, on a server with the contrib extensions ' +
      'pg_trgm, btree_gin and unaccent',
  ),
  DATABASE_DIRECT_URL: setting(
    databaseAddress,
    'DATABASE_URL',
    'The same database without its connection pooler, if DATABASE_URL is that of PgBouncer in transaction mode: ' +
      'workers, migrations, backups and events between servers need connections of their own',
  ),
  DATABASE_REPLICA_URL: setting(
    databaseAddress,
    'none',
    'A standby of this database, which then reads analytics and exports; without a pooler',
  ),
} as const;

type Values = {
  [Name in keyof typeof databaseSettings]: z.output<(typeof databaseSettings)[Name]['schema']>;
};

/**
 * `databaseUrl` always leads to the server itself; `poolerUrl` is that of a pooler in front of it, for calls.
 * @throws SettingError for an address that needs DATABASE_URL.
 */
export function readDatabaseSettings(values: Values) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replicaUrl } = values;
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (url === undefined && values[name] !== undefined) throw missingSetting('DATABASE_URL', name);
  if (direct === undefined || direct === url) return { databaseUrl: url, poolerUrl: undefined, replicaUrl };
  return { databaseUrl: direct, poolerUrl: url, replicaUrl };
}
