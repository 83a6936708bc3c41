import { setTimeout as wait } from 'node:timers/promises';
import { stopServerLeftBehind } from '../../platform/database/embedded/index.ts';
import type { MetricObjects } from '../../platform/monitoring/index.ts';
import { runWorker } from './worker.ts';
import type { WorkerMessage, WorkerOrder } from './worker-order.ts';

/** Longest time for tasks to end when the parent process is gone. */
const orphanMilliseconds = 8000;

/** A worker that `serve` has started and that ends with it; if that was killed, the worker stops the database too. */
export async function childWorker(): Promise<void> {
  // Only the parent process decides when it stops.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
  const stop = new AbortController();
  const { promise: orphaned, resolve: becomeOrphan } = Promise.withResolvers<void>();
  const { promise: ordered, resolve: take } = Promise.withResolvers<WorkerOrder>();
  let isOrphan = false;
  process.once('disconnect', () => {
    isOrphan = !stop.signal.aborted;
    if (isOrphan) becomeOrphan();
    stop.abort();
  });
  let tell = async (): Promise<MetricObjects> => [];
  process.on('message', (message: WorkerMessage) => {
    if (message === 'stop') stop.abort();
    else if (message === 'metrics') void tell().then((metrics) => process.send?.(metrics));
    else take(message);
  });
  const order = await Promise.race([ordered, orphaned]);
  if (order === undefined) return;
  const { config, connection, server } = order;
  const work = runWorker(config, connection, stop.signal, async (monitoring) => {
    tell = monitoring.objects;
  }).catch((error) => {
    // Without its parent the worker may lose the database at any moment: the next start ends any leftovers.
    if (!isOrphan) throw error;
  });
  await Promise.race([work, orphaned.then(() => wait(orphanMilliseconds))]);
  if (isOrphan && server !== undefined) await stopServerLeftBehind(server.cluster, server.pid);
}
