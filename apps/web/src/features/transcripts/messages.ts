/** Every text of transcripts and of the search in them; those that spec 2 §2 quotes stand verbatim. */
export const transcriptTabMessages = {
  none: 'No transcription available at this moment, come back later',
  noEngine: 'Transcription is not set up on this server. Whoever runs it can turn it on.',
  loading: 'Loading the transcript',
  loadFailed: 'Failed to load the transcript',
  findLabel: 'Find in this transcript',
  findPlaceholder: 'Find in this transcript…',
  found: (place: number, count: number) => (count === 0 ? 'Not said' : `${place} of ${count}`),
  next: 'Next place',
  previous: 'Previous place',
  playFrom: (time: string) => `Play from ${time}`,
  queued: 'This answer is being transcribed. The words will appear here.',
  noWords: 'No words were understood in this answer.',
  answerNone: 'This answer has not been transcribed.',
  failed: (reason: string) => `This answer could not be transcribed: ${reason}`,
  start: 'Transcribe now',
  startAgain: 'Try again',
  started: 'Transcription has been started',
  startFailed: 'Transcription could not be started',
  heardBy: (engine: string, model: string) =>
    `Transcribed automatically (${engine}, ${model}); expect mistakes.`,
  confidence: (percent: number) => `Certainty ${percent}%`,
} as const;

/** The title of a question as the tab shows it (spec 2 §2). */
export const longestTitle = 50;

export const spokenSearchMessages = {
  label: 'Search in what was said',
  placeholder: 'Search in what was said…',
  hint: 'Finds words in every transcribed answer, in all their forms. Put exact phrases in "quotation marks".',
  loading: 'Searching',
  loadFailed: 'The search failed',
  none: 'Nobody said that',
  noneText: 'Try other words, or fewer of them.',
  count: (count: number, isMore: boolean) =>
    isMore
      ? `The newest ${count.toLocaleString()} answers; there may be more. Add a word to narrow the search.`
      : count === 1
        ? '1 answer'
        : `${count.toLocaleString()} answers`,
  hitLabel: (candidate: string, time: string) => `Watch ${candidate} at ${time}`,
} as const;
