import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { TagSelect } from '../../../tags/index.ts';
import { chosenMessages as messages } from './messages.ts';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { action: 'add' | 'remove'; chosen: Chosen; onDone: () => void; onClose: () => void };

const texts = {
  add: { title: messages.addTagTitle, confirm: messages.add },
  remove: { title: messages.removeTagTitle, confirm: messages.remove },
};

/** Adds a tag to the selected candidates or removes it; those that refuse it stay selected. */
export function TagForChosen({ action, chosen, onDone, onClose }: Props) {
  const [tagId, setTagId] = useState<number>();
  const { start, isPending } = useBulk({ chosen, onDone });
  const { title, confirm } = texts[action];
  return (
    <Modal
      open
      size="small"
      onClose={() => !isPending && onClose()}
      title={title({ count: chosen.count })}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={tagId === undefined}
            loading={isPending}
            onClick={() => tagId !== undefined && start({ kind: 'tag', tagId, action }, onClose)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <TagSelect chosen={tagId} onChoose={setTagId} />
    </Modal>
  );
}
