import { type DecisionMail, mailUndoSeconds } from '@nimble/contracts/decision-mails';
import type { ReviewStatus, SeveralChanged } from '@nimble/contracts/submissions';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { type AskedDecision, isAskedAbout } from '../../decision/asked-decision.ts';
import { decisionMessages } from '../../decision/messages.ts';
import { useAsksForMail } from '../../decision/use-asks-for-mail.ts';
import { submissionPageMessages, submissionStatusLabels, undoMessages } from '../../messages.ts';
import { markings } from '../../review/review-actions.tsx';
import { offerUndo } from '../../undo/undo-offers.ts';
import { chosenMessages as messages } from './messages.ts';
import { useChangeSeveral, useUndoSeveral } from './several.queries.ts';
import type { Chosen } from './use-chosen.ts';

const DecisionDialog = lazy(async () => ({
  default: (await import('../../decision/decision-dialog.tsx')).DecisionDialog,
}));

/** While emails wait, the decisions can be undone for as long. */
const mailedDetail = () => ({ detail: decisionMessages.leaves, milliseconds: mailUndoSeconds * 1000 });

type Props = { chosen: Chosen; onDone: () => void };

/** Gives all selected candidates a status; those that refuse it stay selected. */
export function MarkChosen({ chosen, onDone }: Props) {
  const { save, isPending } = useMark({ chosen, onDone });
  const asksForMail = useAsksForMail();
  const [asked, setAsked] = useState<AskedDecision['status'] | null>(null);
  function mark(status: ReviewStatus): void {
    if (asksForMail && isAskedAbout(status)) setAsked(status);
    else save(status);
  }
  const [first] = chosen.chosen;
  return (
    <>
      {asked !== null && first !== undefined && (
        <Suspense>
          <DecisionDialog
            candidate={first}
            count={chosen.chosen.length}
            status={asked}
            pending={isPending}
            onDecide={(mail) => save(asked, mail, () => setAsked(null))}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
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
    </>
  );
}

function useMark({ chosen, onDone }: Props) {
  const { mutate, isPending } = useChangeSeveral();
  const undoAll = useUndoAll();
  function save(status: ReviewStatus, mail?: DecisionMail, onSaved?: () => void): void {
    mutate(
      { status, seen: chosen.chosen, mail },
      {
        onSuccess: ({ changed, refused, decisions }) => {
          onSaved?.();
          const said = messages.changed({ count: changed.length, status: submissionStatusLabels[status] });
          const detail = mail === undefined ? {} : mailedDetail();
          if (decisions.length > 0)
            offerUndo({ id: 'decisions', said, undo: () => undoAll(decisions), ...detail });
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
  return { save, isPending };
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
