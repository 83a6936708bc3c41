import { getSubmissionMedia } from '@nimble/contracts/question-media';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../shared/cache/query-keys.ts';
import { MediaView } from './media-view.tsx';

export type SubmissionMediaProps = { submissionId: number; questionId: number };

function submissionMediaQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'question-media'],
    queryFn: async ({ signal }) =>
      (await call(getSubmissionMedia, { params: { id: submissionId }, signal })).data.questions,
  });
}

/** Nothing while it loads, and where the question shows nothing: the answer is what reviewers came for. */
export default function SubmissionMedia({ submissionId, questionId }: SubmissionMediaProps) {
  const { data = [], refetch } = useQuery(submissionMediaQuery(submissionId));
  const media = data.find((shown) => shown.questionId === questionId)?.media;
  if (media === undefined) return null;
  return (
    <div className="mt-2 max-w-reading print:hidden">
      <MediaView key={media.id} media={media} onFailed={() => void refetch()} />
    </div>
  );
}
