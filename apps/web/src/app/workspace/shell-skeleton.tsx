import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { workspaceMessages as messages } from './messages.ts';

/** The shape of the shell, without anything that depends on the user. */
export function ShellSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="fixed inset-y-0 inset-s-0 hidden w-sidebar border-line border-e bg-surface p-4 lg:block">
        <Skeleton className="h-8 w-28" />
      </div>
      <div className="lg:ps-sidebar">
        <div className="flex h-header items-center border-line border-b bg-surface px-gutter">
          <Skeleton className="h-6 w-40" />
        </div>
        <div className="mx-auto max-w-page p-gutter">
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </Loading>
  );
}
