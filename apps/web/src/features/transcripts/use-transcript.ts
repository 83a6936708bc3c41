import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from './transcripts.queries.ts';

/** What was said in a submission. */
export function useTranscript(submissionId: number) {
  return useQuery(transcriptQuery(submissionId));
}
