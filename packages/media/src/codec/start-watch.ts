import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundled } from '@nimble/bundle';

/**
 * From now on kills this process when its parent is gone or it takes too much memory, even if its event loop is
 * blocked.
 */
export function startWatch(): void {
  const watch = new Worker(bundled(join(import.meta.dirname, 'watch.ts')), {
    workerData: { parent: process.ppid },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  watch.unref();
}
