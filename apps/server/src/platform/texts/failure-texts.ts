import {
  type MediaTaskFailure,
  type MediaTaskFailureCode,
  mediaTaskFailures,
} from '@nimble/contracts/media-tasks';
import { type RecordingFailure, recordingFailures } from '@nimble/contracts/recordings';
import {
  type FailureValues,
  type SpeechModelFailure,
  type SpeechModelFailureCode,
  speechModelFailures,
} from '@nimble/contracts/speech-models';
import {
  type TranscriptFailure,
  type TranscriptFailureCode,
  transcriptFailures,
} from '@nimble/contracts/transcripts';
import { languageOfCall } from './language.ts';
import { createTexts } from './texts.ts';

/** Stored values are of any version of Nimble: the compiler cannot know them. */
type StoredTexts = (language: ReturnType<typeof languageOfCall>, code: string, values: never) => string;
type Told<Code> = { code: Code; message: string };

const mediaTaskTexts = createTexts(mediaTaskFailures, 'media-tasks.failures') as StoredTexts;
const recordingTexts = createTexts(recordingFailures, 'recordings.failures');
const speechModelTexts = createTexts(speechModelFailures, 'speech-models.failures') as StoredTexts;
const transcriptTexts = createTexts(transcriptFailures, 'transcripts.failures') as StoredTexts;

/** Why a step failed, in the language of the call. */
export function tellMediaTaskFailure(failure: MediaTaskFailure | null): Told<MediaTaskFailureCode> | null {
  if (failure === null) return null;
  const { answer, answers = [] } = failure.values ?? {};
  const values = { answer: `${answer ?? 'none'}`, answers: answers.join(', '), count: answers.length };
  return { code: failure.code, message: mediaTaskTexts(languageOfCall(), failure.code, values as never) };
}

/** Why an answer cannot be used, in the language of the call. */
export function tellRecordingFailure(code: RecordingFailure | null): Told<RecordingFailure> | null {
  return code === null ? null : { code, message: recordingTexts(languageOfCall(), code) };
}

/** Why a speech model could not be added, in the language of the call. */
export function tellSpeechModelFailure({
  code,
  values = {},
}: SpeechModelFailure): Told<SpeechModelFailureCode> {
  return { code, message: speechModelTexts(languageOfCall(), code, valuesOf(values) as never) };
}

/** Why an answer has no words, in the language of the call. */
export function tellTranscriptFailure({ code, values = {} }: TranscriptFailure): Told<TranscriptFailureCode> {
  const texts = Object.hasOwn(speechModelFailures, code) ? speechModelTexts : transcriptTexts;
  return { code, message: texts(languageOfCall(), code, valuesOf(values) as never) };
}

/** The values of a text, from stored ones: sizes in megabytes, and a case for what is not known. */
function valuesOf(stored: FailureValues): FailureValues {
  return {
    reason: 'none',
    ...stored,
    space: stored['freeBytes'] === undefined ? 'unknown' : 'known',
    free: megabytes(stored['freeBytes']),
    needed: megabytes(stored['neededBytes']),
  };
}

function megabytes(bytes: string | number = 0): number {
  return Math.ceil(Number(bytes) / 1e6);
}
