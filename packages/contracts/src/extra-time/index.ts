export { giveExtraTime, listExtraTime } from './extra-time.routes.ts';
export { type ExtraTime, mostExtraTimes, timeFactors } from './extra-time.schemas.ts';
