import type { Scorecard } from '@nimble/contracts/scorecards';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { scorecardsMessages as messages } from './messages.ts';
import { scorecardQuery } from './scorecards.queries.ts';

type Props = { submissionId: number; children: (scorecard: Scorecard) => ReactNode };

export function LoadedScorecard({ submissionId, children }: Props) {
  const scorecard = useQuery(scorecardQuery(submissionId));
  return (
    <Loaded
      query={scorecard}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading} className="flex flex-col gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-40" />
        </Loading>
      }
    >
      {children}
    </Loaded>
  );
}
