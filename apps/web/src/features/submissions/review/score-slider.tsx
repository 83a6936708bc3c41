import { Field } from '../../../ui/fields/field.tsx';
import { candidateListMessages } from '../list/messages.ts';
import { reviewMessages as messages } from '../messages.ts';

type Props = {
  /** 0 to 100; null without one. */
  score: number | null;
  onChange: (score: number) => void;
};

export function ScoreSlider({ score, onChange }: Props) {
  // A slider at 0 reports no change when 0 is chosen.
  const chooseWhatStands = () => {
    if (score === null) onChange(0);
  };
  return (
    <Field
      label={messages.score}
      aside={
        <span className="font-semibold text-ink tabular-nums">
          {score === null ? '–' : candidateListMessages.score({ score })}
        </span>
      }
      {...(score === null && { hint: messages.notScored })}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          step={1}
          value={score ?? 0}
          aria-valuetext={score === null ? messages.notScored : candidateListMessages.score({ score })}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onPointerUp={chooseWhatStands}
          className="h-control w-full accent-primary"
        />
      )}
    </Field>
  );
}
