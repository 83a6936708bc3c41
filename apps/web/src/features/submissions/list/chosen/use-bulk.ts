import type { BulkAction, BulkChange, BulkFailures } from '@nimble/contracts/bulk-actions';
import { mailUndoSeconds } from '@nimble/contracts/decision-mails';
import { isRefused, messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import {
  doneText,
  followAction,
  reasonText,
  unchangedText,
  useStartBulkAction,
  useUndoBulkAction,
} from '../../../bulk-actions/index.ts';
import { decisionMessages } from '../../decision/messages.ts';
import { undoMessages } from '../../messages.ts';
import { offerUndo } from '../../undo/undo-offers.ts';
import { chosenMessages as messages } from './messages.ts';
import { namesAndOthers } from './names-and-others.ts';
import type { Chosen } from './use-chosen.ts';

/** While emails wait, the decisions can be undone for as long. */
const mailedDetail = (count: number) => ({
  detail: decisionMessages.leaves({ count }),
  milliseconds: mailUndoSeconds * 1000,
});

function unchangedDetail(action: BulkAction) {
  const detail = unchangedText(action);
  return detail === undefined ? {} : { detail };
}

type Needs = { chosen: Chosen; onDone: () => void };

/**
 * Changes all selected candidates. What has ended with the answer is said, also after the list was left, and those that
 * refused stay selected; the progress of anything longer is shown above every page.
 */
export function useBulk({ chosen, onDone }: Needs) {
  const { mutate, isPending } = useStartBulkAction();
  const undo = useUndo();
  function start(change: BulkChange, onStarted?: () => void): void {
    mutate(
      { change, selection: chosen.selection() },
      {
        evenWhenGone: true,
        onSuccess: ({ action, failures }) => {
          onStarted?.();
          if (action.finishedAt === null || action.stopped !== null) followAction(action.id);
          else if (action.done > 0) {
            const said = doneText(action);
            const more = action.mail === null ? unchangedDetail(action) : mailedDetail(action.done);
            if (action.undoUntil === null) toast.success(said, more);
            else offerUndo({ id: 'decisions', said, undo: () => undo(action.id), ...more });
          }
          tellFailures(failures, messages.notChanged);
          chosen.keepOnly((failures?.failures ?? []).map(({ submissionId }) => submissionId));
          if (failures === null) onDone();
        },
        onError: (error) => {
          toast.error(messageOf(error, messages.changeFailed));
          if (!isRefused(error, 'bulk_action.none')) return;
          onStarted?.();
          chosen.clear();
          onDone();
        },
      },
    );
  }
  return { start, isPending };
}

/** Also after the list was left; a message has the number of those that stay, why, and who. */
function useUndo() {
  const { mutate } = useUndoBulkAction();
  return (id: number): void =>
    mutate(id, {
      evenWhenGone: true,
      onSuccess: ({ action, failures }) => {
        if (action.finishedAt === null) followAction(action.id);
        else if (action.done > 0) toast.success(doneText(action));
        tellFailures(failures, messages.notUndone);
      },
      onError: (error) => toast.error(messageOf(error, undoMessages.failed)),
    });
}

/** So many are named for each reason; the others are counted. */
const mostNamed = 3;

function tellFailures(
  told: BulkFailures | null,
  say: (values: { count: number; reason: string }) => string,
): void {
  const byText = Map.groupBy(told?.failures ?? [], reasonText);
  for (const { count, ...why } of told?.reasons ?? []) {
    const reason = reasonText(why);
    const names = (byText.get(reason) ?? [])
      .flatMap(({ candidateName }) => candidateName ?? [])
      .slice(0, mostNamed);
    toast.error(say({ count, reason }), {
      ...(names.length > 0 && { detail: namesAndOthers(names, count) }),
    });
  }
}
