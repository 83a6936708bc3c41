import { useQuery } from '@tanstack/react-query';
import { StatCard } from '../../ui/stat-card.tsx';
import { candidatesMessages } from './messages.ts';
import type { submissionCountQuery } from './submissions.queries.ts';

type Props = { label: string; query: ReturnType<typeof submissionCountQuery> };

/** How many submissions a query counts. */
export function CountCard({ label, query }: Props) {
  const count = useQuery(query);
  return (
    <StatCard
      label={label}
      value={count.data?.toLocaleString()}
      failure={count.isError && count.data === undefined ? candidatesMessages.stats.unknown : undefined}
    />
  );
}
