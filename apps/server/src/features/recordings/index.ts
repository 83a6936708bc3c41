export { recordingsRoutes } from './recordings.routes.ts';
export { createRecordingsService } from './recordings.service.ts';
export { checkResponse, sweepTakes } from './recordings.tasks.ts';
export { setStart } from './responses.repository.ts';
export { takeFolder, takeKeys } from './take-keys.ts';
export { createTakeSlices } from './take-slices.repository.ts';
