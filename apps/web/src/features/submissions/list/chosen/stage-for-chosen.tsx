import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
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
    <Modal
      open
      size="small"
      onClose={() => !isPending && onClose()}
      title={messages.stageTitle({ count: chosen.count })}
      description={messages.stageText}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={stageId === undefined}
            loading={isPending}
            onClick={() => stageId !== undefined && start({ kind: 'stage', stageId }, onClose)}
          >
            {messages.move}
          </Button>
        </>
      }
    >
      <StageSelect chosen={stageId} onChoose={setStageId} />
    </Modal>
  );
}
