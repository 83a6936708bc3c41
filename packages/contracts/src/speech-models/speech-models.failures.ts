import * as z from 'zod/mini';
import type { TranslatedText } from '../texts.ts';

/** Values of a sentence as they are stored: hosts, sizes in bytes, statuses. */
export type FailureValues = Readonly<Record<string, string | number>>;

/** Why a speech model could not be added, by the code that is stored. */
export const speechModelFailures = {
  'speech_model.failed': {
    text: 'Failed to add the model. The server log says why; add it again to continue.',
  },
  'speech_model.not_in_catalog': {
    text: 'The model {name} is not in the catalog.',
    values: { name: 'text' },
  },
  'speech_model.no_such_path': { text: 'There is no file or folder {path}.', values: { path: 'text' } },
  'speech_model.bad_name': {
    text: 'The name of a model can contain only letters, digits, dots and hyphens, 80 at most.',
  },
  'speech_model.disk_full': {
    text: '{space, select, unknown {The disk is full.} other {The disk has {free, number} MB left, but {needed, number} MB are needed.}} Nothing was installed; free some space and try again.',
    values: { space: ['known', 'unknown'], free: 'number', needed: 'number' },
  },
  'speech_model.other_file': {
    text: '{archive} is not the file that was published: its SHA-256 is {digest} instead of {expected}. Nothing was installed.',
    values: { archive: 'text', digest: 'text', expected: 'text' },
  },
  'speech_model.other_file_than_first': {
    text: '{archive} is not the file that was downloaded first ({kept}): its SHA-256 is {digest} instead of {expected}. Nothing was installed.',
    values: { archive: 'text', kept: 'text', digest: 'text', expected: 'text' },
  },
  'speech_model.too_many_files': {
    text: '{path} contains more than {most} files.',
    values: { path: 'text', most: 'text' },
  },
  'speech_model.without_model': {
    text: 'It contains no speech model: a model has tokens.txt and the .onnx files of a Whisper, Moonshine, transducer or CTC model.',
  },
  'speech_model.archive_refused': { text: 'The archive was rejected: {reason}.', values: { reason: 'text' } },
  'speech_model.archive_takes_memory': {
    text: 'The archive was rejected: unpacking it takes more memory than any model needs.',
  },
  'speech_model.not_usable': {
    text: 'The engine cannot use this model: {reason}',
    values: { reason: 'text' },
  },
  'speech_model.unreachable': {
    text: 'Failed to download from {host}: {reason}. The part that has arrived is kept; retry to continue.',
    values: { host: 'text', reason: 'text' },
  },
  'speech_model.wrong_answer': {
    text: 'The server answered with {status} instead of the file.',
    values: { status: 'text' },
  },
  'speech_model.other_size': {
    text: 'The file has {bytes} bytes instead of the published {expectedBytes}. Nothing was installed.',
    values: { bytes: 'text', expectedBytes: 'text' },
  },
  'speech_model.too_large': {
    text: 'The file has {bytes} bytes, which is more than a model can have.',
    values: { bytes: 'text' },
  },
  'speech_model.sends_too_much': {
    text: 'The server sends more data than a model can have. Nothing was installed.',
  },
  'speech_model.redirect_refused': {
    text: '{host} redirects to {protocol}//, which Nimble does not follow.',
    values: { host: 'text', protocol: 'text' },
  },
  'speech_model.too_many_redirects': { text: '{host} redirects too many times.', values: { host: 'text' } },
  'speech_model.not_given': {
    text: '{host} answered with {status}: it does not have this model or does not share it.',
    values: { host: 'text', status: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
export type SpeechModelFailureCode = keyof typeof speechModelFailures;

/** As it is stored. */
export type SpeechModelFailure = { code: SpeechModelFailureCode; values?: FailureValues };

const codes = Object.keys(speechModelFailures) as [SpeechModelFailureCode, ...SpeechModelFailureCode[]];

/** As the calls answer it: programs compare the code. */
export const speechModelFailure = z.object({ code: z.enum(codes), message: z.string() });
