import { type InvitationCounts, type InvitationState, invitationStates } from '@nimble/contracts/invitations';
import { formatNumber } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useActiveInView } from '../../../ui/use-active-in-view.ts';
import { invitationsMessages as messages } from '../messages.ts';

type Props = {
  counts: InvitationCounts;
  /** null: all of them. */
  value: InvitationState | null;
  onChange: (state: InvitationState | null) => void;
};

/** All invitations, or those of one state, with how many there are; states without any are left out. */
export function StateFilter({ counts, value, onChange }: Props) {
  const row = useActiveInView<HTMLElement>(`${value}`);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = invitationStates.filter((state) => counts[state] > 0 || state === value);
  return (
    <nav
      ref={row}
      aria-label={messages.page.filter}
      className="mb-4 flex gap-1 overflow-x-auto border-line border-b"
    >
      <Choice
        isChosen={value === null}
        label={messages.page.all}
        count={total}
        onChoose={() => onChange(null)}
      />
      {shown.map((state) => (
        <Choice
          key={state}
          isChosen={state === value}
          label={messages.state[state]}
          count={counts[state]}
          onChoose={() => onChange(state)}
        />
      ))}
    </nav>
  );
}

type ChoiceProps = { isChosen: boolean; label: string; count: number; onChoose: () => void };

function Choice({ isChosen, label, count, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'page' : undefined}
      onClick={onChoose}
      className={classNames(
        '-mb-px h-11 shrink-0 whitespace-nowrap border-b-2 px-3 font-medium transition-colors hover:text-ink',
        'focus-visible:-outline-offset-2',
        isChosen ? 'border-brand text-ink' : 'border-transparent text-ink-soft',
      )}
    >
      {label} <span className="ms-1 font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
    </button>
  );
}
