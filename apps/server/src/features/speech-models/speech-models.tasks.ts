import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

const payload = z.object({ name: z.string() });

/** Tasks of one queue, because adding and deleting at the same time would conflict. */
export const modelsQueue = 'speech-models';

/** Downloads a model of the catalog, tests it and turns it on. */
export const installSpeechModel = defineTask({
  name: 'speech-models.install',
  payload,
  maxAttempts: 3,
  saysWhenLost: true,
  waitsForOthers: true,
  load: async () => (await import('./install-model.ts')).installModelHandler,
});

/** Deletes a model that is not wanted any more from the disk. */
export const removeSpeechModelFiles = defineTask({
  name: 'speech-models.remove',
  payload,
  maxAttempts: 5,
  waitsForOthers: true,
  load: async () => (await import('./remove-model.ts')).removeModelHandler,
});
