export { recordingsRoutes } from './recordings.routes.ts';
export { createRecordingsService } from './recordings.service.ts';
export { checkResponse, sweepTakes } from './recordings.tasks.ts';
export { setStart } from './responses.repository.ts';
export { takeFolder, takeKeys } from './takes/take-keys.ts';
export { createTakeSlices } from './takes/take-slices.repository.ts';
