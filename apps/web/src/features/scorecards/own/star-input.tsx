import { mostStars } from '@nimble/contracts/scorecards';
import { Star } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { scorecardsMessages as messages } from '../messages.ts';
import { starClasses } from '../stars.tsx';

type Props = {
  label: string;
  value: number | null;
  onChange: (stars: number | null) => void;
};

const choices = Array.from({ length: mostStars }, (_, index) => index + 1);

/**
 * One to five stars as radio buttons: arrows move, and the digits set them at once. Pressing the current star clears
 * it.
 */
export function StarInput({ label, value, onChange }: Props) {
  const name = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isEmptying = ['0', 'Backspace', 'Delete'].includes(event.key);
    const digit = choices.find((choice) => String(choice) === event.key);
    if (!isEmptying && digit === undefined) return;
    event.preventDefault();
    // The page has shortcuts of its own for the digits.
    event.stopPropagation();
    onChange(digit ?? null);
  }

  return (
    <div
      role="radiogroup"
      aria-label={label}
      title={messages.starsHint}
      onKeyDown={onKeyDown}
      className="-mx-1 inline-flex shrink-0"
    >
      {choices.map((choice) => (
        <label
          key={choice}
          className="rounded-control p-1 has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            aria-label={messages.stars({ count: choice })}
            onChange={() => onChange(choice)}
            onClick={() => value === choice && onChange(null)}
            className="sr-only"
          />
          <Star aria-hidden className={starClasses(value !== null && choice <= value)} />
        </label>
      ))}
    </div>
  );
}
