import type { Submission } from '@nimble/contracts/submissions';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useReviewKeys } from '../keyboard/use-review-keys.ts';
import { readFilters } from '../list/filters/candidate-address.ts';
import { readSort, sortText } from '../list/filters/candidate-sort.ts';
import { submissionPageMessages as messages } from '../messages.ts';
import { useOpenNext } from '../queue/use-open-next.ts';
import { usePreloadNext } from '../queue/use-preload-next.ts';
import { type QueueSteps, useQueueSteps } from '../queue/use-queue-steps.ts';
import { useReviewQueue } from '../queue/use-review-queue.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { LoadedSubmission, type ShownSubmission } from './loaded-submission.tsx';
import { ReviewBar } from './review-bar.tsx';
import { SubmissionPageSkeleton } from './submission-page-skeleton.tsx';
import { queueKeys } from './use-submission-keys.ts';

/**
 * One submission to watch, read and decide on, at /candidates/:id and /submissions/:submissionId. The address includes
 * that of the originating list, for moving within it; `?at=` is the second to begin at, `?tab=` the tab,
 * `?answer=` the answer to show.
 */
export function SubmissionPage() {
  const parameters = useParams();
  const [search] = useSearchParams();
  const submissionId = idOf(parameters.submissionId ?? parameters.id);
  const isId = submissionId !== undefined;
  const submission = useQuery({ ...submissionQuery(submissionId ?? 0), enabled: isId });
  // Hits of a search in answers or resumes are not a list to move in.
  const queued = search.has('in') ? undefined : submission.data;
  const list = { filters: readFilters(search), sort: sortText(readSort(search)) };
  const queue = useReviewQueue(list, submissionId ?? 0, queued);
  usePreloadNext(queue.next);

  const listSearch = listSearchOf(search);
  const shown = useRef<ShownSubmission | null>(null);
  const [playing, setPlaying] = useState<number>();
  const onShown = useCallback((given: ShownSubmission | null) => {
    shown.current = given;
  }, []);
  const navigate = useNavigate();
  function go(id: number): void {
    const to = `/candidates/${id}${listSearch}`;
    // Watching continues with the next candidate, also past unloaded ones.
    const isWatched = shown.current?.isWatched() ?? playing !== undefined;
    setPlaying(isWatched ? id : undefined);
    if (shown.current === null) void navigate(to);
    else shown.current.leave(to);
  }
  const along = useQueueSteps(queue, submissionId ?? 0, go);
  const openNext = useOpenNext(search.has('in') ? undefined : list, submissionId, go);
  if (submission.data !== undefined && !isGone(submission.error)) {
    return (
      <LoadedSubmission
        key={submissionId}
        submission={submission.data}
        startAt={secondOf(search.get('at'))}
        linkedTab={search.get('tab')}
        queue={queue}
        along={along}
        openNext={openNext}
        onShown={onShown}
        plays={playing === submissionId}
        listSearch={listSearch}
      />
    );
  }
  return (
    <>
      <QueueKeys along={along} />
      <ReviewBar listAddress={`/candidates${listSearch}`} queue={queue} onStep={along.step} />
      {isId ? <NotThere submission={submission} /> : <NoSuch title={messages.noId} />}
    </>
  );
}

/** Loading, deleted, or unavailable at the moment. */
function NotThere({ submission }: { submission: UseQueryResult<Submission> }) {
  const { isPending, data, error } = submission;
  if (isPending) return <SubmissionPageSkeleton />;
  // It was shown, and another person has deleted it since.
  if (isGone(error) && data !== undefined)
    return <ErrorState title={messages.deleted} text={messages.deletedText} />;
  if (isGone(error)) return <NoSuch title={messages.notFound} />;
  return (
    <ErrorState
      title={messages.loadFailed}
      text={messageOf(error, messages.loadFailed)}
      onRetry={() => void submission.refetch()}
      retrying={submission.isFetching}
    />
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

function NoSuch({ title }: { title: string }) {
  return <ErrorState title={title} text={messages.notFoundText} />;
}

/** Before a candidate is loaded, and without one. */
function QueueKeys({ along }: { along: QueueSteps }) {
  useReviewKeys(queueKeys(along));
  return null;
}

/** The query of the originating list, with its question mark, or empty. */
function listSearchOf(search: URLSearchParams): string {
  const list = new URLSearchParams(search);
  for (const place of ['at', 'tab', 'answer']) list.delete(place);
  return list.size === 0 ? '' : `?${list}`;
}

function idOf(given: string | null | undefined): number | undefined {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function secondOf(given: string | null): number {
  const second = Number(given);
  return Number.isFinite(second) && second > 0 ? second : 0;
}
