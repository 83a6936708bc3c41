import type { JobTemplate } from '@nimble/contracts/templates';
import { messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ListEnd } from './list-end.tsx';
import { templatesMessages as messages } from './messages.ts';
import { TemplateCard } from './template-card.tsx';
import type { useTemplates } from './use-templates.ts';

const gridClasses = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';
/** Skeleton cards while loading. */
const skeletonCards = ['a', 'b', 'c', 'd', 'e', 'f'];

type Props = {
  found: ReturnType<typeof useTemplates>;
  picked: JobTemplate | null;
  onPick: (template: JobTemplate) => void;
  onDelete: (template: JobTemplate) => void;
};

/** The cards, with infinite scroll. */
export function TemplateList({ found, picked, onPick, onDelete }: Props) {
  const mayDelete = usePermission('job', 'delete');
  const { listing } = found;
  if (found.isLoading) return <TemplateSkeletons />;
  if (listing === undefined)
    return (
      <ErrorState
        title={messages.loadFailed}
        text={messageOf(found.error, messages.loadFailed)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  if (listing.templates.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title={messages.none.title} text={messages.none.text} />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {messages.found({ count: listing.total })}
      </p>
      <ul aria-label={messages.list} className={gridClasses}>
        {listing.templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isPicked={picked?.id === template.id}
            disabled={picked !== null}
            onPick={() => onPick(template)}
            onDelete={mayDelete && !template.is_standard ? () => onDelete(template) : undefined}
          />
        ))}
      </ul>
      <MoreTemplates found={found} shown={listing.templates.length} />
    </>
  );
}

function MoreTemplates({ found, shown }: Pick<Props, 'found'> & { shown: number }) {
  return (
    <>
      {found.isLoadingMore && (
        <div className="mt-3">
          <TemplateSkeletons />
        </div>
      )}
      {found.hasFailedToLoadMore ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center justify-center gap-3 text-ink-soft">
          {messages.moreFailed}
          <Button size="small" loading={found.isLoadingMore} onClick={found.loadMore}>
            {uiMessages.retry}
          </Button>
        </p>
      ) : (
        found.hasMore && !found.isLoadingMore && <ListEnd loaded={shown} onVisible={found.loadMore} />
      )}
    </>
  );
}

function TemplateSkeletons() {
  return (
    <Loading label={messages.loading} className={gridClasses}>
      {skeletonCards.map((name) => (
        <Skeleton key={name} className="h-44 rounded-card" />
      ))}
    </Loading>
  );
}
