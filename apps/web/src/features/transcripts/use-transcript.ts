import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from '../../lib/socket.ts';
import { transcriptQuery } from './transcripts.queries.ts';

/** What was said in a submission; loaded again when the server says that it has changed. */
export function useTranscript(submissionId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent('submission-updated', (event) => {
        if (event.submissionId !== submissionId) return;
        void client.invalidateQueries({ queryKey: transcriptQuery(submissionId).queryKey });
      }),
    [client, submissionId],
  );
  return useQuery(transcriptQuery(submissionId));
}
