import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Writes the file of an export; begins again after a crash. */
export const writeExport = defineTask({
  name: 'exports.write',
  payload: z.object({ exportId: z.number(), storageKey: z.string() }),
  maxAttempts: 3,
  saysWhenLost: true,
  isExport: true,
  load: async () => (await import('./write/write-export.ts')).writeExportHandler,
});

/** Deletes exports that have expired, and those of deleted people. */
export const sweepExports = defineTask({
  name: 'exports.sweep',
  payload: z.unknown(),
  maxAttempts: 3,
  load: async () => (await import('./sweep-exports.ts')).sweepExportsHandler,
});
