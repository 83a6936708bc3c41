import type { JobTemplate } from '@nimble/contracts/templates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { templatesMessages as messages } from './messages.ts';
import { type TemplateFilter, templatesQuery } from './templates.queries.ts';

type Listing = { templates: readonly JobTemplate[]; total: number };

/** The filtered templates. After a failed search the list stays as it was, with a message. */
export function useTemplates(filter: TemplateFilter) {
  const query = useInfiniteQuery(templatesQuery(filter));
  const [last, setLast] = useState<{ pages: unknown; listing: Listing }>();
  if (query.data !== undefined && query.data !== last?.pages)
    setLast({
      pages: query.data,
      listing: {
        templates: query.data.pages.flatMap(({ data }) => data),
        total: query.data.pages[0]?.meta.pagination.total ?? 0,
      },
    });
  const hasFailed = query.isError && query.data === undefined;
  const hasList = last !== undefined;
  useEffect(() => {
    if (hasFailed && hasList) toast.error(messages.narrowFailed);
  }, [hasFailed, hasList]);
  return {
    listing: last?.listing,
    /** Nothing of this filter is loaded yet. */
    isLoading: query.isPending,
    error: query.error,
    refetch: query.refetch,
    isFetching: query.isFetching,
    hasMore: query.data !== undefined && query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailedToLoadMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}
