import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { submissionPageMessages as messages } from '../messages.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { useRefreshOnEvents } from '../use-refresh-on-events.ts';
import { LoadedSubmission } from './loaded-submission.tsx';
import { SubmissionPageSkeleton } from './submission-page-skeleton.tsx';

/** One submission to watch, read and decide on, at /candidates/:id and /submissions/:submissionId. */
export function SubmissionPage() {
  const parameters = useParams();
  const submissionId = Number(parameters.submissionId ?? parameters.id);
  const isId = Number.isSafeInteger(submissionId) && submissionId > 0;
  const submission = useQuery({ ...submissionQuery(submissionId), enabled: isId });
  useRefreshOnEvents();

  return (
    <>
      <ButtonLink
        to="/candidates"
        variant="ghost"
        size="small"
        icon={<ArrowLeft />}
        className="-ml-2 mb-2 print:hidden"
      >
        {messages.back}
      </ButtonLink>
      {submission.data !== undefined ? (
        <LoadedSubmission key={submissionId} submission={submission.data} />
      ) : isId && submission.isPending ? (
        <SubmissionPageSkeleton />
      ) : !isId || (submission.error instanceof ApiError && submission.error.status === 404) ? (
        <ErrorState title={messages.notFound} text={messages.notFoundText} />
      ) : (
        <ErrorState
          title={messages.loadFailed}
          text={messageOf(submission.error, messages.loadFailed)}
          onRetry={() => void submission.refetch()}
          retrying={submission.isFetching}
        />
      )}
    </>
  );
}
