import * as z from 'zod/mini';
import {
  type FailureValues,
  type SpeechModelFailureCode,
  speechModelFailures,
} from '../speech-models/index.ts';
import type { TranslatedText } from '../texts.ts';

/**
 * Why an answer has no words, by the code that is stored; also those of `speechModelFailures`, because an engine may
 * have to be fetched first.
 */
export const transcriptFailures = {
  'transcript.failed': { text: 'The transcription failed.' },
  'media.unreadable': { text: 'The recording cannot be read.' },
  'media.empty': { text: 'The recording is empty.' },
  'media.too_long': { text: 'The recording is too long.' },
  'media.too_large': { text: 'The resolution of the recording is too high.' },
  'speech.service_busy': {
    text: 'The speech service is overloaded and asks us to wait {minutes} minutes.',
    values: { minutes: 'text' },
  },
  'speech.recording_refused': {
    text: 'The speech service refused the recording (status {status}).',
    values: { status: 'text' },
  },
  'speech.answer_too_large': { text: 'The response of the speech service is too large.' },
  'speech.answer_unreadable': { text: 'The speech service did not return a transcript.' },
  'speech.service_slow': {
    text: 'The speech service did not answer within {seconds} s.',
    values: { seconds: 'text' },
  },
  'speech.service_unreachable': { text: 'The speech service cannot be reached, or the connection was lost.' },
  'speech.service_away': {
    text: 'The speech service is not available (status {status}).',
    values: { status: 'text' },
  },
  'speech.program_missing': {
    text: '{program} is not installed, or it crashed.',
    values: { program: 'text' },
  },
  'speech.engine_broken': {
    text: '{reason, select, none {The speech engine crashed.} other {The speech engine crashed: {reason}}}',
    values: { reason: 'text' },
  },
  'speech.folder_unreadable': {
    text: 'The folder {folder} of the speech model cannot be read.',
    values: { folder: 'text' },
  },
  'speech.folder_without_model': {
    text: 'The folder {folder} contains no speech model: it needs tokens.txt and the .onnx files of a Whisper, Moonshine, transducer or CTC model.',
    values: { folder: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
export type TranscriptFailureCode = keyof typeof transcriptFailures | SpeechModelFailureCode;

/** As it is stored. */
export type TranscriptFailure = { code: TranscriptFailureCode; values?: FailureValues };

export const transcriptFailureCodes = Object.keys({ ...transcriptFailures, ...speechModelFailures }) as [
  TranscriptFailureCode,
  ...TranscriptFailureCode[],
];

/** As the calls answer it: programs compare the code. */
export const transcriptFailure = z.object({ code: z.enum(transcriptFailureCodes), message: z.string() });
