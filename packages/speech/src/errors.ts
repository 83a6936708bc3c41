/** Values of an error's sentence: hosts, sizes in bytes, statuses. */
export type FailureValues = Readonly<Record<string, string | number>>;

/** A failure with a code. The sentences for people are in the catalogs that show them, keyed by the code. */
class CodedError<Code extends string> extends Error {
  readonly code: Code;
  readonly values: FailureValues;

  constructor(code: Code, values: FailureValues = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(values)}`, options);
    this.code = code;
    this.values = values;
  }
}

/** The engine cannot be used now: it is missing, does not answer, or crashed. A later retry may work. */
export class SpeechUnavailableError extends CodedError<
  | 'speech.service_slow'
  | 'speech.service_unreachable'
  | 'speech.service_away'
  | 'speech.answer_unreadable'
  | 'speech.program_missing'
  | 'speech.engine_broken'
> {}

/** The engine rejects this recording, or these settings; a retry gives the same result. */
export class SpeechRefusedError extends CodedError<
  | 'speech.service_busy'
  | 'speech.recording_refused'
  | 'speech.answer_too_large'
  | 'speech.folder_unreadable'
  | 'speech.folder_without_model'
> {}

/** A speech model cannot be added. */
export class ModelRefusedError extends CodedError<
  | 'speech_model.not_in_catalog'
  | 'speech_model.no_such_path'
  | 'speech_model.bad_name'
  | 'speech_model.disk_full'
  | 'speech_model.other_file'
  | 'speech_model.other_file_than_first'
  | 'speech_model.too_many_files'
  | 'speech_model.without_model'
  | 'speech_model.archive_refused'
  | 'speech_model.archive_takes_memory'
  | 'speech_model.not_usable'
  | 'speech_model.unreachable'
  | 'speech_model.wrong_answer'
  | 'speech_model.other_size'
  | 'speech_model.too_large'
  | 'speech_model.sends_too_much'
  | 'speech_model.redirect_refused'
  | 'speech_model.too_many_redirects'
  | 'speech_model.not_given'
> {}
