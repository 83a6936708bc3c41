import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { jobPageMessages } from '../messages.ts';

export function JobPageSkeleton() {
  return (
    <Loading label={jobPageMessages.loading}>
      <Skeleton className="mb-3 h-control-small w-28" />
      <Skeleton className="mb-5 h-48 rounded-card" />
      <div className="mb-5 grid grid-cols-2 gap-3 min-[28rem]:grid-cols-3 sm:gap-5">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card max-[28rem]:col-span-2 max-[28rem]:h-16" />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </Loading>
  );
}
