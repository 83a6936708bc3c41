export { withModelLock } from './model-lock.repository.ts';
export { createRateMeter } from './rate-meter.ts';
export {
  findEngine,
  isSetByEnvironment,
  readyEngine,
  type SpeechSettings,
  storeOf,
} from './speech-engine.ts';
export { speechModelsRoutes } from './speech-models.routes.ts';
export { createSpeechModelsService } from './speech-models.service.ts';
export { installSpeechModel, removeSpeechModelFiles } from './speech-models.tasks.ts';
export { turnOnAdded } from './turn-on.ts';
