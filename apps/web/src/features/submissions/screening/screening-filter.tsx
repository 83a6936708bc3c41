import {
  type ScreeningOutcome,
  type SubmissionSummary,
  screeningOutcomes,
} from '@nimble/contracts/submissions';
import { Select } from '../../../ui/fields/select.tsx';
import { screeningMessages as messages } from './messages.ts';

const options = [
  { value: '', label: messages.all },
  ...screeningOutcomes.map((outcome) => ({ value: outcome, label: messages.outcomes[outcome] })),
] as const;

type Props = {
  outcome: ScreeningOutcome | undefined;
  /** The candidates in view: without a question that screens there is nothing to narrow to. */
  candidates: readonly SubmissionSummary[];
  onChange: (outcome: ScreeningOutcome | null) => void;
};

export function ScreeningFilter({ outcome, candidates, onChange }: Props) {
  if (outcome === undefined && candidates.every(({ screening }) => screening === null)) return null;
  return (
    <Select
      aria-label={messages.filter}
      value={outcome ?? ''}
      options={options}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      className="min-w-40 flex-1 sm:max-w-56"
    />
  );
}
