export { extraTimeMessages } from './extra-time.messages.ts';
export { giveExtraTime, listExtraTime } from './extra-time.routes.ts';
export { type ExtraTime, mostExtraTimes, timeFactors } from './extra-time.schemas.ts';
