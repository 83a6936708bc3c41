import type { Assignment } from '@nimble/contracts/assignments';
import { X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Input } from '../../../ui/fields/input.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { useAssign, useUnassign } from '../assignments.queries.ts';
import { dueText, isWholeDay } from '../due-text.ts';
import { reviewersMessages as messages } from '../messages.ts';

type Props = { submissionId: number; reviewer: Assignment; mayAssign: boolean };

export function ReviewerRow({ submissionId, reviewer, mayAssign }: Props) {
  const { userId, name, isDone, isOverdue, dueOn } = reviewer;
  const unassigning = useUnassign(submissionId);

  function unassign(): void {
    unassigning.mutate(userId, {
      onSuccess: () => toast.success(messages.unassigned),
      onError: (failure) => toast.error(messageOf(failure, messages.failed)),
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40 break-words">{name}</span>
      {isDone && <Badge tone="green">{messages.done}</Badge>}
      {isOverdue && <Badge tone="red">{messages.overdue}</Badge>}
      {mayAssign && !isDone ? (
        <DueDate key={dueOn} submissionId={submissionId} reviewer={reviewer} />
      ) : (
        <span className="text-ink-soft text-sm">{dueText(dueOn)}</span>
      )}
      {mayAssign && (
        <IconButton
          label={messages.unassign({ name })}
          icon={<X />}
          disabled={unassigning.isPending}
          onClick={unassign}
        />
      )}
    </li>
  );
}

/** Saved when the field is left: while a date is typed, its parts are other dates. */
function DueDate({ submissionId, reviewer }: Omit<Props, 'mayAssign'>) {
  const { userId, name, dueOn } = reviewer;
  const [day, setDay] = useState(dueOn ?? '');
  const assigning = useAssign(submissionId);

  function save(): void {
    if (day === (dueOn ?? '')) return;
    if (day !== '' && !isWholeDay(day)) return setDay(dueOn ?? '');
    assigning.mutate(
      { userId, dueOn: day === '' ? null : day },
      {
        onSuccess: () => toast.success(messages.dueChanged),
        onError: (failure) => {
          setDay(dueOn ?? '');
          toast.error(messageOf(failure, messages.failed));
        },
      },
    );
  }

  return (
    <div className="w-40 shrink-0">
      <Input
        type="date"
        aria-label={messages.dueOf({ name })}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </div>
  );
}
