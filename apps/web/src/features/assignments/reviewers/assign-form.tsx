import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { colleaguesQuery, reviewersQuery, useAssign } from '../assignments.queries.ts';
import { isWholeDay } from '../due-text.ts';
import { reviewersMessages as messages } from '../messages.ts';
import { AssignFields } from './assign-fields.tsx';

/** Assigns a team member who may review and is not assigned yet. */
export function AssignForm({ submissionId }: { submissionId: number }) {
  const colleagues = useQuery(colleaguesQuery(submissionId));
  const { data: assigned = [] } = useQuery(reviewersQuery(submissionId));
  const { person, setPerson, day, setDay, isBusy, assign } = useAssignForm(submissionId);
  const free = (colleagues.data ?? []).filter(
    ({ id, mayReview }) => mayReview && !assigned.some(({ userId }) => userId === id),
  );

  if (colleagues.isError)
    return (
      <p role="alert" className="text-danger-ink">
        {messageOf(colleagues.error, messages.colleaguesFailed)}
      </p>
    );
  if (colleagues.isSuccess && free.length === 0) return <p className="text-ink-soft">{messages.noneLeft}</p>;
  return (
    <form noValidate onSubmit={assign} className="flex flex-wrap items-end gap-3">
      <AssignFields people={free} person={person} onPerson={setPerson} day={day} onDay={setDay} />
      <Button type="submit" variant="primary" disabled={person === ''} loading={isBusy}>
        {messages.assign}
      </Button>
    </form>
  );
}

function useAssignForm(submissionId: number) {
  const [person, setPerson] = useState('');
  const [day, setDay] = useState('');
  const assigning = useAssign(submissionId);

  function assign(event: FormEvent): void {
    event.preventDefault();
    assigning.mutate(
      { userId: Number(person), dueOn: isWholeDay(day) ? day : null },
      {
        onSuccess: () => {
          toast.success(messages.assigned);
          setPerson('');
        },
        onError: (failure) => toast.error(messageOf(failure, messages.failed)),
      },
    );
  }
  return { person, setPerson, day, setDay, isBusy: assigning.isPending, assign };
}
