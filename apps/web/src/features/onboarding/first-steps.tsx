import { listJobs } from '@nimble/contracts/jobs';
import { getSubmissionStats } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, X } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { withNewJob } from '../../shared/new-job.ts';
import { setOnboardingFlags, useOnboardingFlag } from '../../shared/onboarding/flags.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { onboardingMessages as messages } from './messages.ts';

/** The first steps of a company, ticked off by real data; hidden once all are done or it is dismissed. */
export function FirstSteps() {
  const { id } = useCurrentUser();
  const steps = useFirstSteps();
  if (steps === undefined) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card
      title={messages.firstSteps}
      actions={
        <span className="flex items-center gap-2 text-ink-soft text-sm">
          {messages.firstStepsDone({ done, all: steps.length })}
          <IconButton
            label={messages.dismiss}
            icon={<X />}
            onClick={() => setOnboardingFlags(id, { stepsDismissed: true })}
          />
        </span>
      }
      flush
      className="mb-gutter"
    >
      <ol className="grid sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step) => (
          <li key={step.title}>
            <StepLink step={step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Step = { title: string; text: string; to: string; state?: object; isDone: boolean };

/** undefined while unknown, and when it is hidden. */
function useFirstSteps(): Step[] | undefined {
  const { id } = useCurrentUser();
  const isDismissed = useOnboardingFlag(id, 'stepsDismissed');
  const hasCopied = useOnboardingFlag(id, 'hasShared');
  const mayCreate = usePermission('job', 'create');
  const mayReview = usePermission('submission', 'view');
  const isWanted = mayCreate && mayReview && !isDismissed;
  const jobs = useQuery({
    queryKey: [...queryKeys.jobs, 'first-steps'],
    queryFn: async ({ signal }) =>
      (await call(listJobs, { query: { pagination: { pageSize: 1 } }, signal })).meta.pagination.total,
    enabled: isWanted,
  });
  const stats = useQuery({
    queryKey: [...queryKeys.submissionFigures, 'first-steps'],
    queryFn: async ({ signal }) => (await call(getSubmissionStats, { signal })).stats,
    enabled: isWanted,
  });
  if (!isWanted || jobs.data === undefined || stats.data === undefined) return undefined;

  const { total, pendingReview, processing } = stats.data;
  return [
    {
      ...messages.steps.create,
      to: '/jobs',
      ...(jobs.data === 0 && { state: withNewJob }),
      isDone: jobs.data > 0,
    },
    { ...messages.steps.share, to: '/jobs', isDone: hasCopied || total > 0 },
    { ...messages.steps.submission, to: '/candidates', isDone: total > 0 },
    { ...messages.steps.review, to: '/candidates', isDone: total > pendingReview + processing },
  ];
}

function StepLink({ step: { title, text, to, state, isDone } }: { step: Step }) {
  return (
    <Link
      to={to}
      state={state}
      className="flex h-full items-start gap-3 p-card transition-colors hover:bg-hover"
    >
      {isDone ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-ink" />
      ) : (
        <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      )}
      <span className="min-w-0">
        <span className="block font-medium">
          {title}
          <span className="sr-only"> ({isDone ? messages.done : messages.toDo})</span>
        </span>
        <span className="block text-ink-soft text-sm">{text}</span>
      </span>
    </Link>
  );
}
