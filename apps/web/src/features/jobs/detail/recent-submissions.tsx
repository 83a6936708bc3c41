import type { Job } from '@nimble/contracts/jobs';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { relativeDate } from '../../../lib/formats.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { VideoPeople } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { recentSubmissionsQuery, SubmissionStatusBadge } from '../../submissions/index.ts';
import { jobPageMessages as messages } from '../messages.ts';

/** How many recent submissions are shown. */
const shownCount = 6;

/** The newest submissions of a job, with a link to all of them. */
export function RecentSubmissions({ job }: { job: Job }) {
  const recent = useQuery(recentSubmissionsQuery(job.id, shownCount));
  return (
    <Card
      title={messages.recent}
      flush
      actions={
        recent.data !== undefined &&
        recent.data.length > 0 && (
          <ButtonLink to={`/jobs/${job.id}/candidates`} variant="ghost" size="small" className="-me-2.75">
            {messages.viewAll}
          </ButtonLink>
        )
      }
    >
      <Loaded query={recent} skeleton={<RecentSkeleton />} failed={messages.submissionsFailed}>
        {(submissions) =>
          submissions.length === 0 ? (
            <EmptyState
              illustration={<VideoPeople />}
              title={messages.noSubmissions}
              text={job.status === 'active' ? messages.noSubmissionsActive : messages.noSubmissionsInactive}
              className="py-8"
            />
          ) : (
            <ul className="divide-y divide-line">
              {submissions.map((submission) => (
                <li key={submission.id}>
                  <RecentSubmission submission={submission} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function RecentSubmission({ submission }: { submission: SubmissionSummary }) {
  return (
    <Link
      to={`/submissions/${submission.id}`}
      className="flex items-center gap-3 px-card py-3 transition-colors last:rounded-b-card hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Avatar name={submission.candidateName} />
      <span className="min-w-0 flex-1">
        <span dir="auto" title={submission.candidateName} className="block truncate font-medium">
          {submission.candidateName}
        </span>
        <span className="block text-ink-soft text-sm">
          {relativeDate(submission.submittedAt ?? submission.createdAt)}
        </span>
      </span>
      {/* A stage may have a long name. */}
      <span className="flex max-w-1/2 justify-end">
        <SubmissionStatusBadge status={submission.status} stage={submission.stage} />
      </span>
    </Link>
  );
}

function RecentSkeleton() {
  return (
    <Loading label={messages.loading} className="flex flex-col gap-4 p-card">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </Loading>
  );
}
