import * as z from 'zod/mini';

/** Values of a sentence: hosts, sizes in bytes, statuses. */
export type FailureValues = Readonly<Record<string, string | number>>;

const megabytes = (bytes: string | number | undefined) =>
  `${Math.ceil(Number(bytes) / 1e6).toLocaleString('en-US')} MB`;

const otherFile = (known: string, { archive, digest, expected }: FailureValues) =>
  `${archive} is not the file ${known}: its SHA-256 is ${digest} instead of ${expected}. Nothing was installed.`;

/** Why a speech model could not be added, by the code that is stored; the text is for people, in English. */
export const speechModelFailures = {
  'speech_model.failed': () => 'Failed to add the model. The server log says why; add it again to continue.',
  'speech_model.not_in_catalogue': ({ name }) => `The model ${name} is not in the catalog.`,
  'speech_model.no_such_path': ({ path }) => `There is no file or folder ${path}.`,
  'speech_model.bad_name': () =>
    'The name of a model can contain only letters, digits, dots and hyphens, 80 at most.',
  'speech_model.disk_full': ({ freeBytes, neededBytes }) => {
    const space =
      freeBytes === undefined
        ? 'The disk is full.'
        : `The disk has ${megabytes(freeBytes)} left, but ${megabytes(neededBytes)} are needed.`;
    return `${space} Nothing was installed; free some space and try again.`;
  },
  'speech_model.other_file': (values) => otherFile('that was published', values),
  'speech_model.other_file_than_first': (values) =>
    otherFile(`that was downloaded first (${values['kept']})`, values),
  'speech_model.too_many_files': ({ path, most }) => `${path} contains more than ${most} files.`,
  'speech_model.without_model': () =>
    'It contains no speech model: a model has tokens.txt and the .onnx files of a Whisper, Moonshine, transducer or CTC model.',
  'speech_model.archive_refused': ({ reason }) => `The archive was rejected: ${reason}.`,
  'speech_model.archive_takes_memory': () =>
    'The archive was rejected: unpacking it takes more memory than any model needs.',
  'speech_model.not_usable': ({ reason }) => `The engine cannot use this model: ${reason}`,
  'speech_model.unreachable': ({ host, reason }) =>
    `Failed to download from ${host}: ${reason}. The part that has arrived is kept; retry to continue.`,
  'speech_model.wrong_answer': ({ status }) => `The server answered with ${status} instead of the file.`,
  'speech_model.other_size': ({ bytes, expectedBytes }) =>
    `The file has ${bytes} bytes instead of the published ${expectedBytes}. Nothing was installed.`,
  'speech_model.too_large': ({ bytes }) =>
    `The file has ${bytes} bytes, which is more than a model can have.`,
  'speech_model.sends_too_much': () =>
    'The server sends more data than a model can have. Nothing was installed.',
  'speech_model.redirect_refused': ({ host, protocol }) =>
    `${host} redirects to ${protocol}//, which Nimble does not follow.`,
  'speech_model.too_many_redirects': ({ host }) => `${host} redirects too many times.`,
  'speech_model.not_given': ({ host, status }) =>
    `${host} answered with ${status}: it does not have this model or does not share it.`,
} as const satisfies Record<string, (values: FailureValues) => string>;
export type SpeechModelFailureCode = keyof typeof speechModelFailures;

/** As it is stored. */
export type SpeechModelFailure = { code: SpeechModelFailureCode; values?: FailureValues };

const codes = Object.keys(speechModelFailures) as [SpeechModelFailureCode, ...SpeechModelFailureCode[]];

/** As the calls answer it: programs compare the code. */
export const speechModelFailure = z.object({ code: z.enum(codes), message: z.string() });

export function tellSpeechModelFailure({
  code,
  values = {},
}: SpeechModelFailure): z.infer<typeof speechModelFailure> {
  return { code, message: speechModelFailures[code](values) };
}
