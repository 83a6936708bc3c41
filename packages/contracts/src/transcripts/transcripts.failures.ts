import * as z from 'zod/mini';
import { type FailureValues, speechModelFailures } from '../speech-models/index.ts';

/** Why an answer has no words, by the code that is stored; the text is for people, in English. */
const texts = {
  'transcript.failed': () => 'The transcription failed.',
  'media.unreadable': () => 'The recording cannot be read.',
  'media.empty': () => 'The recording is empty.',
  'media.too_long': () => 'The recording is too long.',
  'media.too_large': () => 'The resolution of the recording is too high.',
  'speech.service_busy': ({ minutes }) =>
    `The speech service is overloaded and asks us to wait ${minutes} minutes.`,
  'speech.recording_refused': ({ status }) => `The speech service refused the recording (status ${status}).`,
  'speech.answer_too_large': () => 'The response of the speech service is too large.',
  'speech.answer_unreadable': () => 'The speech service did not return a transcript.',
  'speech.service_slow': ({ seconds }) => `The speech service did not answer within ${seconds} s.`,
  'speech.service_unreachable': () => 'The speech service cannot be reached, or the connection was lost.',
  'speech.service_away': ({ status }) => `The speech service is not available (status ${status}).`,
  'speech.program_missing': ({ program }) => `${program} is not installed, or it crashed.`,
  'speech.engine_broken': ({ reason }) =>
    reason === undefined ? 'The speech engine crashed.' : `The speech engine crashed: ${reason}`,
  'speech.folder_unreadable': ({ folder }) => `The folder ${folder} of the speech model cannot be read.`,
  'speech.folder_without_model': ({ folder }) =>
    `The folder ${folder} contains no speech model: it needs tokens.txt and the .onnx files of a Whisper, Moonshine, transducer or CTC model.`,
  /** An engine may have to be fetched first. */
  ...speechModelFailures,
} as const satisfies Record<string, (values: FailureValues) => string>;
export type TranscriptFailureCode = keyof typeof texts;

/** As it is stored. */
export type TranscriptFailure = { code: TranscriptFailureCode; values?: FailureValues };

export const transcriptFailureCodes = Object.keys(texts) as [
  TranscriptFailureCode,
  ...TranscriptFailureCode[],
];

/** As the calls answer it: programs compare the code. */
export const transcriptFailure = z.object({ code: z.enum(transcriptFailureCodes), message: z.string() });

export function tellTranscriptFailure({
  code,
  values = {},
}: TranscriptFailure): z.infer<typeof transcriptFailure> {
  return { code, message: texts[code](values) };
}
