import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { compareChosenMessages as messages } from './messages.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { candidate: SubmissionSummary; chosen: Chosen; className?: string };

/** Selects a candidate for comparing. */
export function ChooseCandidate({ candidate, chosen, className }: Props) {
  const mayChange = chosen.mayChange(candidate.id);
  return (
    <Checkbox
      label={messages.choose(candidate.candidateName)}
      checked={chosen.isChosen(candidate.id)}
      disabled={!mayChange}
      title={mayChange ? undefined : messages.most}
      onChange={(isOn) => chosen.change(candidate, isOn)}
      // A larger touch target than its box.
      className={classNames('-m-2 p-2', className)}
      labelClassName="sr-only"
    />
  );
}
