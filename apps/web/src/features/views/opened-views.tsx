import type { SavedView } from '@nimble/contracts/views';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { viewMessages as messages } from './messages.ts';
import { viewQuery, viewsQuery } from './views.queries.ts';

type Props = {
  /** Null: all candidates. */
  onOpen: (view: SavedView | null) => void;
  /** While it loads. */
  children: ReactNode;
};

/** The view of a link. */
export function LinkedView({ viewId, onOpen, children }: Props & { viewId: number }) {
  const { data, error, isFetching, refetch } = useQuery(viewQuery(viewId));
  useOnce(data, onOpen);
  if (error === null || data !== undefined) return children;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={messages.missing.title}
        text={messages.missing.text}
        action={<Button onClick={() => onOpen(null)}>{messages.missing.open}</Button>}
      />
    );
  return (
    <ErrorState
      title={messages.loadFailed}
      text={messageOf(error, messages.loadFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** The view that the person's list opens with. The list does not wait for views that cannot be loaded. */
export function DefaultView({ onOpen, children }: Props) {
  const { data, failureCount } = useQuery(viewsQuery);
  const found = data?.find(({ isDefault }) => isDefault) ?? null;
  useOnce(data !== undefined || failureCount > 0 ? { found } : undefined, ({ found }) => onOpen(found));
  return children;
}

function useOnce<Value>(value: Value | undefined, use: (value: Value) => void): void {
  const newest = useRef({ isUsed: false, value, use });
  useEffect(() => {
    newest.current = { ...newest.current, value, use };
  });
  const isKnown = value !== undefined;
  useEffect(() => {
    const { isUsed, value, use } = newest.current;
    if (!isKnown || isUsed || value === undefined) return;
    newest.current.isUsed = true;
    use(value);
  }, [isKnown]);
}
