import type { ReviewStatus } from '@nimble/contracts/submissions';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../../../ui/buttons/menu.tsx';
import { type AskedDecision, isAskedAbout } from '../../decision/asked-decision.ts';
import { useAsksForMail } from '../../decision/use-asks-for-mail.ts';
import { submissionPageMessages } from '../../messages.ts';
import { markings } from '../../review/review-actions.tsx';
import { useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

const DecisionDialog = lazy(async () => ({
  default: (await import('../../decision/decision-dialog.tsx')).DecisionDialog,
}));

type Props = { chosen: Chosen; onDone: () => void };

/** Gives all selected candidates a status; those that refuse it stay selected. */
export function MarkChosen({ chosen, onDone }: Props) {
  const { start, isPending } = useBulk({ chosen, onDone });
  const asksForMail = useAsksForMail();
  const [asked, setAsked] = useState<AskedDecision['status'] | null>(null);
  async function mark(status: ReviewStatus): Promise<void> {
    if (isAskedAbout(status) && (await asksForMail())) setAsked(status);
    else start({ kind: 'status', status });
  }
  const [first] = chosen.chosen;
  return (
    <>
      {asked !== null && first !== undefined && (
        <Suspense>
          <DecisionDialog
            candidate={first}
            count={chosen.count}
            status={asked}
            pending={isPending}
            onDecide={(mail) =>
              start({ kind: 'status', status: asked, ...(mail !== undefined && { mail }) }, () =>
                setAsked(null),
              )
            }
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
          <MenuItem key={status} danger={status === 'rejected'} onSelect={() => void mark(status)}>
            {submissionPageMessages.actions[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
