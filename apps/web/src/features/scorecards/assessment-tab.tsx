import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../lib/current-user.ts';
import type { PlayerPosition } from '../../shared/player-position.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CommentsSection } from './comments/comments-section.tsx';
import { scorecardsMessages as messages } from './messages.ts';
import { OwnScorecardForm } from './own/own-scorecard-form.tsx';
import { scorecardQuery } from './scorecards.queries.ts';
import { TeamSection } from './team/team-section.tsx';

type Props = {
  submissionId: number;
  /** Of the joined video; null without one. */
  player: PlayerPosition | null;
};

/** The user's own scorecard, the others' once it is submitted, and comments on moments of the video. */
export function AssessmentTab({ submissionId, player }: Props) {
  const mayRate = usePermission('submission', 'update');
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
      {(data) => (
        <div className="flex flex-col gap-6">
          {mayRate && <OwnScorecardForm scorecard={data} player={player} />}
          <TeamSection scorecard={data} />
          <CommentsSection scorecard={data} player={player} mayComment={mayRate} />
        </div>
      )}
    </Loaded>
  );
}
