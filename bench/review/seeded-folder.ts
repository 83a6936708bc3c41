import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import {
  type RunningDatabase,
  startEmbedded,
} from '../../apps/server/src/platform/database/embedded/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import { seed } from './seed.ts';

export type SeededFolder = {
  running: RunningDatabase;
  pool: Pool;
  dataFolder: string;
  close: () => Promise<void>;
};

/**
 * A million submissions in a running database. A named folder keeps them for the next run of any bench: it is migrated,
 * and missing parts are filled; otherwise they are created again and thrown away.
 */
export async function openSeededFolder(
  keptFolder: string | undefined,
  fill: (pool: Pool) => Promise<void> = seed,
): Promise<SeededFolder> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'nimble-seeded-')));
  const running = await startEmbedded(join(folder, 'postgres'), { safeAgainstCrash: true });
  const opened = openDatabase(running.connection, 2);
  await migrate(opened.pool);
  await fill(opened.pool);
  return {
    running,
    pool: opened.pool,
    dataFolder: join(folder, 'data'),
    async close() {
      await opened.close();
      await running.stop();
      if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
