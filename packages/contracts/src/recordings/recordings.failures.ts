import * as z from 'zod/mini';

/** Why an answer cannot be used, by the code that is stored; the text is for people, in English. */
export const recordingFailures = {
  'recording.unreadable': 'We couldn’t read this recording. Please record the answer again.',
  /** Through no fault of the recording: it can be checked again. */
  'recording.not_checked':
    'We couldn’t check this recording. Please check it again, or record the answer again.',
  'recording.without_picture': 'This recording has no picture. Please record the answer again.',
  'recording.too_long': 'This recording is longer than the question allows. Please record the answer again.',
} as const;
export type RecordingFailure = keyof typeof recordingFailures;

const codes = Object.keys(recordingFailures) as [RecordingFailure, ...RecordingFailure[]];

/** As the calls answer it: programs compare the code. */
export const recordingFailure = z.object({ code: z.enum(codes), message: z.string() });

export function tellRecordingFailure(code: RecordingFailure | null): z.infer<typeof recordingFailure> | null {
  return code === null ? null : { code, message: recordingFailures[code] };
}
