export { type RecordingFailure, recordingFailures } from './recordings.failures.ts';
export { recordingRefusals } from './recordings.refusals.ts';
export {
  acceptTake,
  appendToTake,
  checkTakeAgain,
  createTake,
  discardTake,
  listUnusedTakes,
  measureLine,
  readUnusedTake,
  replaceAnswer,
  restoreFormerAnswer,
  takeBackAnswer,
  takeOffset,
  takeProtocol,
} from './recordings.routes.ts';
export {
  type AcceptedTake,
  durationTolerance,
  largestInterviewBytes,
  largestLineProbe,
  largestTakeBytes,
  recordingBitrates,
  recordingMimeTypes,
  smallRecording,
  takeMetadata,
  type UnusedTake,
} from './recordings.schemas.ts';
export { takeIdField } from './take-id.ts';
