/** Texts of transcripts and of the search in them; those fixed by the specification are verbatim. */
export const transcriptTabMessages = {
  none: 'No transcription available at this moment, come back later',
  noTranscript: 'This submission has no transcript.',
  loading: 'Loading the transcript',
  loadFailed: 'Failed to load the transcript',
  findLabel: 'Find in this transcript',
  findPlaceholder: 'Find in this transcript…',
  found: (place: number, count: number) => (count === 0 ? 'No matches' : `${place} of ${count}`),
  next: 'Next match',
  previous: 'Previous match',
  playFrom: (time: string) => `Play from ${time}`,
  queued: 'This answer is being transcribed. The words will appear here.',
  noWords: 'No words were recognized in this answer.',
  answerNone: 'This answer has not been transcribed.',
  failed: (reason: string) => `Failed to transcribe this answer: ${reason}`,
  start: 'Transcribe now',
  startAgain: 'Retry',
  started: 'Transcription started',
  startFailed: 'Failed to start the transcription',
  script: 'This is the demo’s script, read by a synthetic voice. It is not a transcription.',
  heardBy: (engine: string, model: string) =>
    `Transcribed automatically (${engine}, ${model}); expect mistakes.`,
  confidence: (percent: number) => `Confidence ${percent}%`,
} as const;

/** How to get transcripts without a speech engine, for people who can set one up. */
export const noEngineMessages = {
  master: 'No speech engine is set, so answers are not transcribed.',
  setUp: 'Set one up under Installation',
  admin:
    'No speech engine is set on this server, so answers are not transcribed. Ask the person who runs it to set one up.',
} as const;

/** Why something that needs words has none. */
export const noWordsMessages = {
  none: 'Pace, fillers and content were not measured, because there is no transcript.',
  notTranscribed:
    'Pace, fillers and content were not measured, because the answers have not been transcribed.',
  queued: 'The answers are still being transcribed. Pace, fillers and content are measured afterward.',
  failed:
    'The transcription of an answer failed, so pace, fillers and content were not measured. Retry it under Transcript.',
  nothingSaid: 'No words were recognized in the answers, so pace, fillers and content were not measured.',
} as const;

/** A question's title, truncated to 50 characters. */
export const longestTitle = 50;

export const spokenSearchMessages = {
  label: 'Search in transcripts',
  placeholder: 'Search in transcripts…',
  hint: 'Finds words in every transcribed answer, in all their forms. Put exact phrases in "quotation marks".',
  loading: 'Searching',
  loadFailed: 'The search failed',
  noTranscripts: 'No answer has a transcript yet',
  noTranscriptsText:
    'Answers are transcribed after they have been submitted. Then you can search in them here.',
  noTranscriptsEver: 'There is nothing to search in.',
  notTranscribed: 'New answers are not transcribed, so the search does not find them.',
  none: 'No matches found',
  noneText: 'Try other words, or fewer of them.',
  count: (count: number, isMore: boolean) =>
    isMore
      ? `The newest ${count.toLocaleString()} answers; there may be more. Add a word to narrow the search.`
      : count === 1
        ? '1 answer'
        : `${count.toLocaleString()} answers`,
  hitLabel: (candidate: string, time: string) => `Watch ${candidate} at ${time}`,
} as const;
