export { recordingMessages } from './recordings.messages.ts';
export { acceptTake, appendToTake, createTake, discardTake, takeOffset } from './recordings.routes.ts';
export {
  type AcceptedTake,
  durationTolerance,
  largestTakeBytes,
  recordingBitrates,
  recordingMimeTypes,
  takeMetadata,
} from './recordings.schemas.ts';
