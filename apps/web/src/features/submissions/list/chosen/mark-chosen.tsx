import type { ReviewStatus } from '@nimble/contracts/submissions';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { decisionMessages } from '../../decision/messages.ts';
import { useMailQuestion } from '../../decision/use-mail-question.ts';
import { submissionPageMessages } from '../../messages.ts';
import { markings } from '../../review/review-actions.tsx';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

const DecisionDialog = lazy(async () => ({
  default: (await import('../../decision/decision-dialog.tsx')).DecisionDialog,
}));

const severalOf = {
  shortlisted: decisionMessages.approveSeveral,
  rejected: decisionMessages.rejectSeveral,
};

type Props = { chosen: Chosen; onDone: () => void };

/** Gives all selected candidates a status; those that refuse it stay selected. */
export function MarkChosen({ chosen, onDone }: Props) {
  const { start, isPending } = useBulk({ chosen, onDone });
  const { asked, awaited, dismiss, give } = useMailQuestion(
    ({ status }: { status: ReviewStatus }) => start({ kind: 'status', status }),
    (status) => ({ detail: severalOf[status]({ count: chosen.count }) }),
  );
  const [first] = chosen.chosen;
  return (
    <>
      {asked !== null && first !== undefined && (
        <Suspense>
          <DecisionDialog
            candidate={first}
            count={chosen.count}
            asked={asked}
            pending={isPending}
            onDecide={(mail) =>
              start({ kind: 'status', status: asked.status, ...(mail !== undefined && { mail }) }, dismiss)
            }
            onClose={dismiss}
          />
        </Suspense>
      )}
      <Menu
        align="end"
        trigger={
          <Button size="small" loading={isPending || awaited !== undefined} className="max-sm:grow">
            {submissionPageMessages.markAs}
            <ChevronDown />
          </Button>
        }
      >
        {markings.map((status) => (
          <MenuItem key={status} danger={status === 'rejected'} onSelect={() => give({ status })}>
            {submissionPageMessages.actions[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
