import type { Config } from '../../config/config.ts';
import type { ConnectionSettings } from '../../platform/database/connection.ts';

/** What the process that starts a worker tells it. */
export type WorkerOrder = {
  config: Config;
  connection: ConnectionSettings;
  /** Our own PostgreSQL, where it is ours. */
  server: { cluster: string; pid: number } | undefined;
};

/** What may follow it: to end, or to tell its metrics. */
export type WorkerMessage = WorkerOrder | 'stop' | 'metrics';
