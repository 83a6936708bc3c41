export { giveExtraTime, listExtraTime } from './extra-time.routes.ts';
export {
  type ExtraTime,
  longestUntimedRecording,
  mostExtraTimes,
  timeFactors,
} from './extra-time.schemas.ts';
