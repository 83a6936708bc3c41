import { usePermission } from '../../lib/current-user.ts';
import type { PlayerPosition } from '../../shared/player-position.ts';
import { CommentsSection } from './comments/comments-section.tsx';
import { LoadedScorecard } from './loaded-scorecard.tsx';
import { OwnScorecardForm } from './own/own-scorecard-form.tsx';
import { TeamSection } from './team/team-section.tsx';

type Props = {
  submissionId: number;
  /** The player of the joined video; null without one. */
  player: PlayerPosition | null;
};

/** The user's own scorecard, the others' once it is submitted, and comments on moments of the video. */
export function AssessmentTab({ submissionId, player }: Props) {
  const mayRate = usePermission('submission', 'update');
  return (
    <LoadedScorecard submissionId={submissionId}>
      {(scorecard) => (
        <div className="flex flex-col gap-6">
          {mayRate && <OwnScorecardForm scorecard={scorecard} player={player} />}
          <TeamSection scorecard={scorecard} />
          <CommentsSection scorecard={scorecard} player={player} mayComment={mayRate} />
        </div>
      )}
    </LoadedScorecard>
  );
}
