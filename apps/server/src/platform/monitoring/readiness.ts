import type { Pool } from 'pg';
import { areApplied } from '../database/migrations/migrate.ts';
import { migrationsFolder, readMigrations } from '../database/migrations/migration-files.ts';
import type { Storage } from '../storage/index.ts';

/** What works; public, so it says nothing more. */
export type Readiness = { database: boolean; migrations: boolean; storage: boolean };

const patienceMilliseconds = 3000;
/** Limits how often the database and the storage are checked, however many callers there are. */
const freshMilliseconds = 1000;

/**
 * Checks whether calls can be answered: the database answers and has at least the migrations of this version (a newer
 * one may finish while this one shuts down), and stored files can be reached.
 */
export function createReadiness(parts: {
  pool: Pool;
  storage: Pick<Storage, 'check'>;
}): () => Promise<Readiness> {
  // Read at start: a newer version may replace this one's files while it runs.
  const known = readMigrations(migrationsFolder);
  known.catch(() => undefined);
  let migrated = false;
  let latest: { askedAt: number; answer: Promise<Readiness> } | undefined;

  async function look(): Promise<Readiness> {
    const [database, storage] = await Promise.all([
      succeeds(parts.pool.query('SELECT 1')),
      succeeds(parts.storage.check()),
    ]);
    // Migrations stay applied.
    if (database && !migrated)
      migrated = await known.then((migrations) => areApplied(parts.pool, migrations)).catch(() => false);
    return { database, migrations: migrated, storage };
  }

  return () => {
    if (latest === undefined || Date.now() - latest.askedAt > freshMilliseconds)
      latest = { askedAt: Date.now(), answer: look() };
    return latest.answer;
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), patienceMilliseconds);
  try {
    await Promise.race([work, tooLate]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
