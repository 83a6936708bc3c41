import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Has this process ended from now on when its parent is gone, or it takes too much memory, whatever it does. */
export function startWatch(): void {
  const watch = new Worker(join(import.meta.dirname, 'watch.ts'), {
    workerData: { parent: process.ppid },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  watch.unref();
}
