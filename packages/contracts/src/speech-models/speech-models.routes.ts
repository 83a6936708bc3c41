import * as z from 'zod/mini';
import { route } from '../route.ts';
import { installedSpeech } from './speech-models.schemas.ts';

const named = z.object({
  name: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, 'must be the name of a model')),
});
const answer = { 200: z.object({ data: installedSpeech }) };

export const listSpeechModels = route({
  method: 'GET',
  url: '/api/speech-models',
  schema: { summary: 'List speech models (master)', response: answer },
  config: { access: 'master' },
});

/** Downloads it, tests it and turns it on; resumes an interrupted download. A running one is left as it is. */
export const addSpeechModel = route({
  method: 'POST',
  url: '/api/speech-models/:name/add',
  schema: { summary: 'Add a speech model (master)', params: named, response: answer },
  config: { access: 'master', refuses: ['speech_model.unknown'] },
});

/** Deletes what was downloaded. A model that is not being added is left as it is. */
export const cancelSpeechModel = route({
  method: 'POST',
  url: '/api/speech-models/:name/cancel',
  schema: { summary: 'Cancel adding a speech model (master)', params: named, response: answer },
  config: { access: 'master', refuses: ['speech_model.unknown'] },
});

/** Answers that have no transcript yet are transcribed afterwards. */
export const useSpeechModel = route({
  method: 'POST',
  url: '/api/speech-models/:name/use',
  schema: { summary: 'Turn on a speech model (master)', params: named, response: answer },
  config: { access: 'master', refuses: ['speech_model.not_installed'] },
});

/** Transcripts stay. */
export const turnOffSpeech = route({
  method: 'POST',
  url: '/api/speech-models/off',
  schema: { summary: 'Turn off transcription (master)', response: answer },
  config: { access: 'master' },
});

export const removeSpeechModel = route({
  method: 'DELETE',
  url: '/api/speech-models/:name',
  schema: { summary: 'Delete a speech model (master)', params: named, response: answer },
  config: { access: 'master', refuses: ['speech_model.on', 'speech_model.unknown'] },
});
