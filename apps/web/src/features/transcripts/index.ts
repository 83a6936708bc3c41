export { SpokenSearch } from './spoken-search.tsx';
export { TranscriptTab } from './transcript-tab.tsx';
export { transcriptQuery } from './transcripts.queries.ts';
export { useTranscript } from './use-transcript.ts';
