export { createTranscriber } from './create-transcriber.ts';
export {
  type FailureValues,
  ModelRefusedError,
  SpeechRefusedError,
  SpeechUnavailableError,
} from './errors.ts';
export type { ModelProgress } from './models/add-model.ts';
export { modelCatalog, publishedModels, type SpeechModel } from './models/catalog.ts';
export { createModelStore, type ModelStore } from './models/model-store.ts';
export { extractSound, type Sound } from './sound.ts';
export type { SpeechEngine } from './speech-engine.ts';
export { splitWord } from './split-word.ts';
export { transcribe } from './transcribe.ts';
export { tryEngine } from './try-engine.ts';
export { findSpeech } from './voice/find-speech.ts';
export { measureVoice, type Voice } from './voice/measure-voice.ts';
