import { useState } from 'react';
import { FormModal } from '../../../../ui/dialogs/form-modal.tsx';
import { StageSelect } from '../../../stages/index.ts';
import { chosenMessages as messages } from './messages.ts';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { chosen: Chosen; onDone: () => void; onClose: () => void };

/** Moves the selected candidates to a stage; those that refuse it stay selected. */
export function StageForChosen({ chosen, onDone, onClose }: Props) {
  const [stageId, setStageId] = useState<number | null>();
  const { start, isPending } = useBulk({ chosen, onDone });
  return (
    <FormModal
      size="small"
      onClose={onClose}
      title={messages.stageTitle({ count: chosen.count })}
      description={messages.stageText}
      submitLabel={messages.move}
      isReady={stageId !== undefined}
      isSending={isPending}
      staysWhileSending
      onSubmit={() => stageId !== undefined && start({ kind: 'stage', stageId }, onClose)}
    >
      <StageSelect chosen={stageId} onChoose={setStageId} />
    </FormModal>
  );
}
