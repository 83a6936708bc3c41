import type { Config } from '../config/config.ts';
import {
  type Database,
  openDatabase,
  type ReadElsewhere,
  readElsewhere,
} from '../platform/database/index.ts';

const standbyConnections = 4;

/** Where analytics and exports are read: on the standby of DATABASE_REPLICA_URL, else on the database itself. */
export function openStandby(
  { replicaUrl }: Pick<Config, 'replicaUrl'>,
  database: Database,
  limits: { longestSeconds?: number } = {},
): { onStandby: ReadElsewhere; close: () => Promise<void> } {
  if (replicaUrl === undefined)
    return { onStandby: readElsewhere(database, undefined), close: async () => undefined };
  const opened = openDatabase({ connectionString: replicaUrl }, standbyConnections, limits);
  return { onStandby: readElsewhere(database, opened.database), close: opened.close };
}
