export const recordingMessages = {
  noRetakesLeft: 'No retakes are left for this question',
  unknownQuestion: 'This question does not belong to this interview',
  wrongKind: 'This kind of recording is not accepted',
  tooLarge: 'File size too large. Please reduce video size or duration.',
  incomplete: 'The recording has not arrived completely yet',
  differs: 'The recording that arrived differs from the one recorded. Please send it again.',
  accepted: 'This recording is already in use as the answer',
  notVideo: 'This recording cannot be read. Please record the answer again.',
  /** Through no fault of the recording: it may be checked again. */
  notChecked:
    'This recording could not be checked. Please have it checked again, or record the answer again.',
  notFailed: 'The check of this recording has not failed',
  withoutPicture: 'This recording has no picture. Please record the answer again.',
  tooLong: 'This recording is longer than the question allows. Please record the answer again.',
} as const;
