import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ErrorState } from './error-state.tsx';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** As high as what is coming. */
  skeleton: ReactNode;
  /** Heads the failure, and says it where the error has no words for people. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What a query has brought; until then its skeleton, or why it failed and a way to try again. */
export function Loaded<Data>({ query, skeleton, failed, children }: Props<Data>) {
  if (query.isPending) return skeleton;
  if (query.data !== undefined) return children(query.data);
  return (
    <ErrorState
      title={failed}
      text={messageOf(query.error, failed)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
