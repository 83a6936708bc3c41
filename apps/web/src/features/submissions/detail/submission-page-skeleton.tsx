import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { submissionPageMessages } from '../messages.ts';

export function SubmissionPageSkeleton() {
  return (
    <Loading label={submissionPageMessages.loading}>
      <Skeleton className="mb-5 h-28 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-[7fr_5fr]">
        <Skeleton className="aspect-video rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </Loading>
  );
}
