import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from './transcripts.queries.ts';

/** The transcript of a submission. */
export function useTranscript(submissionId: number) {
  return useQuery(transcriptQuery(submissionId));
}
