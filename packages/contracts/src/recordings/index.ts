export { recordingMessages } from './recordings.messages.ts';
export {
  acceptTake,
  appendToTake,
  checkTakeAgain,
  createTake,
  discardTake,
  measureLine,
  takeOffset,
} from './recordings.routes.ts';
export {
  type AcceptedTake,
  durationTolerance,
  largestLineProbe,
  largestTakeBytes,
  recordingBitrates,
  recordingMimeTypes,
  smallRecording,
  takeMetadata,
} from './recordings.schemas.ts';
