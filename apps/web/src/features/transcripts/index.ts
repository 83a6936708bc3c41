export { AnswerWords } from './answer-words.tsx';
export { SpokenSearch } from './spoken-search.tsx';
export { TranscriptTab } from './transcript-tab.tsx';
export { transcriptQuery } from './transcripts.queries.ts';
export { useCurrentWord } from './use-current-word.ts';
export { useTranscript } from './use-transcript.ts';
export { WhyNoWords } from './why-no-words.tsx';
