import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames } from '../../../../ui/class-names.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { chosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { candidate: SubmissionSummary; chosen: Chosen; className?: string };

/** Selects a candidate, to do something to several at once. */
export function ChooseCandidate({ candidate, chosen, className }: Props) {
  return (
    <Checkbox
      label={messages.choose({ name: candidate.candidateName })}
      checked={chosen.isChosen(candidate.id)}
      onChange={(isOn, isRange) => chosen.choose(candidate, isOn, isRange)}
      // Larger than its box, so that a finger hits it.
      className={classNames('-m-2 p-2', className)}
      labelClassName="sr-only"
    />
  );
}

type AllProps = {
  /** The candidates of the page in view. */
  candidates: readonly SubmissionSummary[];
  chosen: Chosen;
  isLabelShown: boolean;
};

/** Selects all of the page, or none of it. */
export function ChooseAll({ candidates, chosen, isLabelShown }: AllProps) {
  const count = candidates.filter(({ id }) => chosen.isChosen(id)).length;
  const isWhole = candidates.length > 0 && count === candidates.length;
  return (
    <Checkbox
      label={messages.chooseAll({ count: candidates.length })}
      checked={isWhole}
      indeterminate={count > 0 && !isWhole}
      onChange={(isOn) => chosen.change(candidates, isOn)}
      className="-m-2 p-2"
      labelClassName={isLabelShown ? 'text-ink-soft' : 'sr-only'}
    />
  );
}
