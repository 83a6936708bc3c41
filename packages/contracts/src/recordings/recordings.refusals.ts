import { refusals } from '../refusal.ts';

export const recordingRefusals = refusals({
  'recording.no_retakes_left': { kind: 'unprocessable', text: 'No retakes are left for this question' },
  'recording.unknown_question': {
    kind: 'invalidInput',
    text: 'This question does not belong to this interview',
  },
  /** Temporary: a discarded recording makes room. */
  'recording.interview_full': {
    kind: 'tooMany',
    text: 'This interview has reached its limit of recordings. Discard one, then try again.',
  },
  'recording.wrong_kind': { kind: 'unsupportedMedia', text: 'This kind of recording is not accepted' },
  'recording.too_large': {
    kind: 'tooLarge',
    text: 'File size too large. Please reduce video size or duration.',
  },
  'recording.incomplete': { kind: 'conflict', text: 'The recording has not been fully uploaded yet' },
  'recording.differs': {
    kind: 'conflict',
    text: 'The uploaded recording differs from the original. Please send it again.',
  },
  'recording.accepted': { kind: 'conflict', text: 'This recording is already in use as the answer' },
  'recording.check_not_failed': { kind: 'unprocessable', text: 'The check of this recording has not failed' },
});
