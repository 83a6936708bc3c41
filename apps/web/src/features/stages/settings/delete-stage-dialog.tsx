import type { Stage } from '@nimble/contracts/stages';
import { useQuery } from '@tanstack/react-query';
import { DeleteNamedDialog } from '../../../shared/named/delete-named-dialog.tsx';
import { stageSettingsMessages as messages, stageMessages } from '../messages.ts';
import { useDeleteStage, usedStageQuery } from '../stages.queries.ts';

/** Says how many candidates leave the stage, and that they keep their status. */
export function DeleteStageDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const status = stageMessages.statuses[stage.status];
  return (
    <DeleteNamedDialog
      thing={stage}
      texts={messages}
      used={useQuery(usedStageQuery(stage.id))}
      usedText={(count) => messages.used({ count, status })}
      deletion={useDeleteStage()}
      onClose={onClose}
    />
  );
}
