import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionQuery } from '../submissions.queries.ts';

/** Preloads the beginning of the next candidate's page: the data, the picture, the video's head. */
export function usePreloadNext(submissionId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (submissionId === undefined) return;
    const video = document.createElement('video');
    let isWanted = true;
    void client.prefetchQuery(submissionQuery(submissionId)).then(() => {
      const joined = client.getQueryData(submissionQuery(submissionId).queryKey)?.compiled_video;
      if (!isWanted || !joined) return;
      if (joined.posterUrl !== null) new Image().src = joined.posterUrl;
      video.preload = 'metadata';
      video.muted = true;
      video.src = joined.url;
    });
    return () => {
      isWanted = false;
      video.removeAttribute('src');
      video.load();
    };
  }, [client, submissionId]);
}
