import { useState } from 'react';
import { FormModal } from '../../../../ui/dialogs/form-modal.tsx';
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
    <FormModal
      size="small"
      onClose={onClose}
      title={title({ count: chosen.count })}
      submitLabel={confirm}
      isReady={tagId !== undefined}
      isSending={isPending}
      staysWhileSending
      onSubmit={() => tagId !== undefined && start({ kind: 'tag', tagId, action }, onClose)}
    >
      <TagSelect chosen={tagId} onChoose={setTagId} creates={action === 'add'} />
    </FormModal>
  );
}
