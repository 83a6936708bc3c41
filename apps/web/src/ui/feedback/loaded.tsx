import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ErrorState } from './error-state.tsx';

/** What it needs of TanStack's results, with or without pages. */
type Query<Data> = {
  isPending: boolean;
  isFetching: boolean;
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};
type Props<Data> = {
  query: Query<Data>;
  /** The height of the expected content. */
  skeleton: ReactNode;
  /** Title of the failure, and its text when the error has none for people. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** The data of a query; until then its skeleton, or the failure with a retry. */
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
