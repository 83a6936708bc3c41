import * as z from 'zod/mini';
import type { TranslatedText } from '../texts.ts';

/** Why an answer cannot be used, by the code that is stored. */
export const recordingFailures = {
  'recording.unreadable': { text: 'We couldn’t read this recording. Please record the answer again.' },
  /** Through no fault of the recording: it can be checked again. */
  'recording.not_checked': {
    text: 'We couldn’t check this recording. Please check it again, or record the answer again.',
  },
  'recording.without_picture': {
    text: 'This recording has no picture. Please record the answer again.',
  },
  'recording.without_sound': {
    text: 'This recording has no sound. Please record the answer again.',
  },
  /** Recorded without a camera: what shows a picture is another file. */
  'recording.with_picture': {
    text: 'This recording has a picture, but it was sent as audio. Please record the answer again.',
  },
  'recording.too_long': {
    text: 'This recording is longer than the question allows. Please record the answer again.',
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
export type RecordingFailure = keyof typeof recordingFailures;

const codes = Object.keys(recordingFailures) as [RecordingFailure, ...RecordingFailure[]];

/** As the calls answer it: programs compare the code. */
export const recordingFailure = z.object({ code: z.enum(codes), message: z.string() });
