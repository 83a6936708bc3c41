import { usePermission } from '../../lib/current-user.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { LoadedScorecard } from './loaded-scorecard.tsx';
import { scorecardsMessages as messages } from './messages.ts';
import { OwnScorecardForm } from './own/own-scorecard-form.tsx';
import { TeamSection } from './team/team-section.tsx';

type Props = { submissionId: number; candidateName: string; onClose: () => void };

/**
 * The own scorecard over another page, and the others' once it is given, as on the page of the candidate. Closing loses
 * nothing: what is typed is kept as a draft.
 */
export function ScorecardDialog({ submissionId, candidateName, onClose }: Props) {
  const mayRate = usePermission('submission', 'update');
  return (
    <Modal open onClose={onClose} title={messages.dialogTitle({ name: candidateName })}>
      <LoadedScorecard submissionId={submissionId}>
        {(scorecard) => (
          <div className="flex flex-col gap-6">
            {mayRate && <OwnScorecardForm scorecard={scorecard} player={null} />}
            <TeamSection scorecard={scorecard} />
          </div>
        )}
      </LoadedScorecard>
    </Modal>
  );
}
