import * as z from 'zod/mini';

/** Values of a sentence: hosts, sizes in bytes, statuses. */
export type FailureValues = Readonly<Record<string, string | number>>;

const megabytes = (bytes: string | number | undefined) =>
  `${Math.ceil(Number(bytes) / 1e6).toLocaleString('en-US')} MB`;

const otherFile = (known: string, { archive, digest, expected }: FailureValues) =>
  `${archive} is not the file ${known}: its SHA-256 is ${digest} and not ${expected}. Nothing was installed.`;

/** Why a speech model could not be added, by the code that is stored; the text is for people, in English. */
export const speechModelFailures = {
  'speech_model.failed': () =>
    'The model could not be added. The server log says why; add it again to go on from there.',
  'speech_model.not_in_catalogue': ({ name }) => `There is no model ${name} in the catalogue.`,
  'speech_model.no_such_path': ({ path }) => `There is no file or folder ${path}.`,
  'speech_model.bad_name': () =>
    'The name of a model has letters, digits, dots and hyphens only, 80 at most.',
  'speech_model.disk_full': ({ freeBytes, neededBytes }) => {
    const space =
      freeBytes === undefined
        ? 'The disk is full.'
        : `The disk has ${megabytes(freeBytes)} left, and ${megabytes(neededBytes)} are needed.`;
    return `${space} Nothing was installed; make room and try again.`;
  },
  'speech_model.other_file': (values) => otherFile('that was published', values),
  'speech_model.other_file_than_first': (values) =>
    otherFile(`that was downloaded first (${values['kept']})`, values),
  'speech_model.too_many_files': ({ path, most }) => `${path} holds more than ${most} files.`,
  'speech_model.without_model': () =>
    'There is no speech model in it: tokens.txt and the .onnx files of a Whisper, Moonshine, transducer or CTC model.',
  'speech_model.archive_refused': ({ reason }) => `The archive was refused: ${reason}.`,
  'speech_model.archive_takes_memory': () =>
    'The archive was refused: unpacking it takes more memory than any model needs.',
  'speech_model.not_usable': ({ reason }) => `The engine cannot use this model: ${reason}`,
  'speech_model.unreachable': ({ host, reason }) =>
    `${host} could not be reached, or broke off: ${reason}. What has arrived is kept; the next try goes on from there.`,
  'speech_model.wrong_answer': ({ status }) => `The server answered with ${status}, and not with the file.`,
  'speech_model.other_size': ({ bytes, expectedBytes }) =>
    `The file there has ${bytes} bytes and not the ${expectedBytes} that were published. Nothing was installed.`,
  'speech_model.too_large': ({ bytes }) =>
    `The file there has ${bytes} bytes, which is more than the model can have.`,
  'speech_model.sends_too_much': () =>
    'The server sends more than the model can have. Nothing was installed.',
  'speech_model.redirect_refused': ({ host, protocol }) =>
    `${host} leads to ${protocol}//, which is not followed.`,
  'speech_model.too_many_redirects': ({ host }) => `${host} leads on and on to other addresses.`,
  'speech_model.not_given': ({ host, status }) =>
    `${host} answered with ${status}: it does not have this model, or does not give it out.`,
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
