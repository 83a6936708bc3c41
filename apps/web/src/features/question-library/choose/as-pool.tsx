import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { libraryChoiceMessages as messages } from '../messages.ts';

type Props = {
  /** Two at least. */
  chosen: readonly LibraryQuestion[];
  /** How many of them an interview asks; null: all. */
  draw: number | null;
  onChange: (draw: number | null) => void;
};

/** Adds the chosen questions as a pool; warns where they differ in difficulty, because its draws are then less fair. */
export function AsPool({ chosen, draw, onChange }: Props) {
  const count = chosen.length;
  const differ = new Set(chosen.map(({ difficulty }) => difficulty)).size > 1;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Checkbox
          label={messages.asPool}
          checked={draw !== null}
          onChange={(isOn) => onChange(isOn ? Math.max(1, Math.floor(count / 2)) : null)}
        />
        {draw !== null && (
          <Select
            aria-label={messages.draw}
            value={String(draw)}
            options={Array.from({ length: count - 1 }, (_, index) => ({
              value: String(index + 1),
              label: messages.asks({ draw: index + 1, count }),
            }))}
            onChange={(value) => onChange(Number(value))}
            className="w-40"
          />
        )}
      </div>
      {draw !== null && differ && <p className="text-sm text-warning-ink">{messages.difficultiesDiffer}</p>}
    </>
  );
}
