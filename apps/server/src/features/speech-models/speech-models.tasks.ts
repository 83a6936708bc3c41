import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

const payload = z.object({ name: z.string() });

/** Tasks of one queue: what is added and deleted at the same time would spoil each other. */
export const modelsQueue = 'speech-models';

/** Fetches a model of the catalogue, tries it and turns it on. */
export const installSpeechModel = defineTask({
  name: 'speechModels.install',
  payload,
  maxAttempts: 3,
  saysWhenLost: true,
  waitsForOthers: true,
  load: async () => (await import('./install-model.ts')).installModelHandler,
});

/** Deletes what lies on the disk of a model that is not wanted any more. */
export const removeSpeechModelFiles = defineTask({
  name: 'speechModels.remove',
  payload,
  maxAttempts: 5,
  waitsForOthers: true,
  load: async () => (await import('./remove-model.ts')).removeModelHandler,
});
