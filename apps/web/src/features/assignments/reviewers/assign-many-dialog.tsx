import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { colleaguesQuery } from '../assignments.queries.ts';
import { isWholeDay } from '../due-text.ts';
import { reviewersMessages as messages } from '../messages.ts';
import { AssignFields } from './assign-fields.tsx';

type Props = {
  /** One of them: whose reviewers can review the others too. */
  submissionId: number;
  count: number;
  pending: boolean;
  onAssign: (given: { userId: number; dueOn: string | null }) => void;
  onClose: () => void;
};

/** Asks who reviews these candidates, and by when. */
export function AssignManyDialog({ submissionId, count, pending, onAssign, onClose }: Props) {
  const colleagues = useQuery(colleaguesQuery(submissionId));
  const [person, setPerson] = useState('');
  const [day, setDay] = useState('');
  return (
    <FormModal
      onClose={onClose}
      title={messages.manyTitle({ count })}
      description={messages.manyText}
      submitLabel={messages.assign}
      isReady={person !== ''}
      isSending={pending}
      staysWhileSending
      onSubmit={() => onAssign({ userId: Number(person), dueOn: isWholeDay(day) ? day : null })}
    >
      <Loaded query={colleagues} skeleton={<Skeleton className="h-16" />} failed={messages.colleaguesFailed}>
        {(people) => (
          <div className="flex flex-wrap items-end gap-3">
            <AssignFields
              people={people.filter(({ mayReview }) => mayReview)}
              person={person}
              onPerson={setPerson}
              day={day}
              onDay={setDay}
            />
          </div>
        )}
      </Loaded>
    </FormModal>
  );
}
