export {
  type FailureValues,
  type SpeechModelFailure,
  type SpeechModelFailureCode,
  speechModelFailures,
} from './speech-models.failures.ts';
export {
  addSpeechModel,
  cancelSpeechModel,
  listSpeechModels,
  removeSpeechModel,
  turnOffSpeech,
  useSpeechModel,
} from './speech-models.routes.ts';
export {
  type InstalledSpeech,
  type SpeechModelEntry,
  type SpeechModelState,
} from './speech-models.schemas.ts';
