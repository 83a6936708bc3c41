import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { jobsMessages } from '../messages.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** As high as the cards, to avoid a layout shift. */
export function JobGridSkeleton() {
  return (
    <Loading label={jobsMessages.loading} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <div key={card} className="flex flex-col rounded-card border border-line bg-surface p-card">
          <Skeleton className="h-[1.375rem] w-16 rounded-full" />
          <Skeleton className="mt-3.5 h-5 w-3/4" />
          <Skeleton className="mt-2.5 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-5 h-4 w-5/6" />
          <Skeleton className="mt-5 h-control w-full" />
        </div>
      ))}
    </Loading>
  );
}
