import { mostTeamMembers, type TeamPerson } from '@nimble/contracts/jobs';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { jobTeamMessages as messages } from './messages.ts';

/** Above this many people, a field filters their names. */
const manyPeople = 8;

type Props = {
  people: readonly TeamPerson[];
  members: readonly number[];
  /** The person who creates the job, always a member. */
  creatorId?: number;
  onSet: (id: number, isMember: boolean) => void;
};

/** Chooses the hiring team, and says what it means. */
export function TeamMembers({ people, members, creatorId, onSet }: Props) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLocaleLowerCase();
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const isFull = members.length >= mostTeamMembers;
  return (
    <>
      <p className="mt-3">{messages.dialogText}</p>
      <p className="mt-1 text-ink-soft text-sm">{messages.teamText}</p>
      {people.length > manyPeople && (
        <Input
          aria-label={messages.filter}
          placeholder={messages.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="mt-3"
        />
      )}
      <fieldset className="mt-3 max-h-64 overflow-y-auto rounded-control border border-line p-2">
        <legend className="sr-only">{messages.members}</legend>
        {found.length === 0 && <p className="p-1.5 text-ink-soft text-sm">{messages.noneFound}</p>}
        {found.map(({ id, name, seesEveryJob }) => {
          const isCreator = id === creatorId;
          const isMember = isCreator || members.includes(id);
          const reason = isCreator ? messages.creator : seesEveryJob ? messages.seesEveryJob : undefined;
          return (
            <div key={id} className="flex flex-wrap items-center gap-x-2 p-1.5">
              <Checkbox
                label={name}
                checked={isMember}
                disabled={isCreator || (isFull && !isMember)}
                onChange={(isChecked) => onSet(id, isChecked)}
              />
              {reason !== undefined && <span className="text-ink-soft text-sm">{reason}</span>}
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
