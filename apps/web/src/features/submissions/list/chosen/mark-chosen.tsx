import type { ReviewStatus, SeveralChanged } from '@nimble/contracts/submissions';
import { ChevronDown } from 'lucide-react';
import { messageOf } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { submissionPageMessages, submissionStatusLabels, undoMessages } from '../../messages.ts';
import { markings } from '../../review/review-actions.tsx';
import { offerUndo } from '../../undo/undo-offers.ts';
import { chosenMessages as messages } from './messages.ts';
import { useChangeSeveral, useUndoSeveral } from './several.queries.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { chosen: Chosen; onDone: () => void };

/** Gives all selected candidates a status; those that refuse it stay selected. */
export function MarkChosen({ chosen, onDone }: Props) {
  const { mutate, isPending } = useChangeSeveral();
  const undoAll = useUndoAll();
  function mark(status: ReviewStatus): void {
    mutate(
      { status, seen: chosen.chosen },
      {
        onSuccess: ({ changed, refused, decisions }) => {
          const said = messages.changed({ count: changed.length, status: submissionStatusLabels[status] });
          if (decisions.length > 0) offerUndo({ id: 'decisions', said, undo: () => undoAll(decisions) });
          else if (changed.length > 0) toast.success(said);
          for (const [reason, count] of countBy(refused.map(({ message }) => message)))
            toast.error(messages.notChanged({ count, reason }));
          chosen.keepOnly(refused.map(({ id }) => id));
          if (refused.length === 0) onDone();
        },
        onError: (error) => toast.error(messageOf(error, messages.changeFailed)),
      },
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" loading={isPending} className="max-sm:grow">
          {submissionPageMessages.markAs}
          <ChevronDown />
        </Button>
      }
    >
      {markings.map((status) => (
        <MenuItem key={status} danger={status === 'rejected'} onSelect={() => mark(status)}>
          {submissionPageMessages.actions[status]}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Undoes these decisions, also after the list was left; a message has the number of those that stay, and why. */
function useUndoAll() {
  const { mutate } = useUndoSeveral();
  return (decisions: SeveralChanged['decisions']): void =>
    mutate(decisions, {
      evenWhenGone: true,
      onSuccess: ({ changed, refused }) => {
        if (changed.length > 0) toast.success(messages.undone({ count: changed.length }));
        for (const [reason, count] of countBy(refused.map(({ message }) => message)))
          toast.error(messages.notUndone({ count, reason }));
      },
      onError: (error) => toast.error(messageOf(error, undoMessages.failed)),
    });
}

function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
