import type { Config } from '../../config/config.ts';
import type { ConnectionSettings } from '../../platform/database/connection.ts';

/** The message of the process that starts a worker. */
export type WorkerOrder = {
  config: Config;
  connection: ConnectionSettings;
  /** The embedded PostgreSQL, if used. */
  server: { cluster: string; pid: number } | undefined;
};

/** Later messages: to stop, or to report its metrics. */
export type WorkerMessage = WorkerOrder | 'stop' | 'metrics';
