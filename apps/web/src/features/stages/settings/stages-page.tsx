import { mostStages } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { NamedCard } from '../../../shared/named/named-card.tsx';
import { SettingsLayout } from '../../settings/index.ts';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { stagesQuery } from '../stages.queries.ts';
import { DeleteStageDialog } from './delete-stage-dialog.tsx';
import { StageForm } from './stage-form.tsx';
import { StageRows } from './stage-rows.tsx';

/** The stages of the company by status. */
export function StagesPage() {
  return (
    <SettingsLayout>
      <NamedCard
        things={useQuery(stagesQuery)}
        most={mostStages}
        texts={messages}
        loading={stageMessages.loading}
        failed={stageMessages.loadFailed}
        rows={(stages, actions) => <StageRows stages={stages} {...actions} />}
        form={(stage, onClose) => <StageForm stage={stage} onClose={onClose} />}
        deletion={(stage, onClose) => <DeleteStageDialog stage={stage} onClose={onClose} />}
      />
    </SettingsLayout>
  );
}
