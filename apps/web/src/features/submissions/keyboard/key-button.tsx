import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { keyMessages as messages } from './messages.ts';
import { nameOfKey, shownKey } from './review-keys.ts';

type Props = {
  name: string;
  /** What it is for, and that it can be changed. */
  label: string;
  /** The next press is its new key. */
  isChosen: boolean;
  onChoose: () => void;
  /** It stays as it is. */
  onLeave: () => void;
  /** Undefined for a key that belongs to the browser. */
  onPress: (name: string | undefined) => void;
};

const held = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** A key as the list shows it; after a click the next press takes its place. */
export function KeyButton({ name, label, isChosen, onChoose, onLeave, onPress }: Props) {
  /** Space presses a button when it is let go. */
  const isSpaceTaken = useRef(false);

  function onKeyDown(event: KeyboardEvent): void {
    if (!isChosen || event.key === 'Escape' || event.key === 'Tab' || held.includes(event.key)) return;
    event.preventDefault();
    isSpaceTaken.current = event.key === ' ';
    onPress(nameOfKey(event));
  }

  return (
    <button
      type="button"
      aria-label={isChosen ? messages.press : label}
      aria-pressed={isChosen}
      title={isChosen ? undefined : messages.changeHint}
      onClick={onChoose}
      onBlur={isChosen ? onLeave : undefined}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === ' ' && isSpaceTaken.current) event.preventDefault();
        isSpaceTaken.current = false;
      }}
      className={classNames(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-control border px-1.5 text-sm tabular-nums transition-colors',
        isChosen
          ? 'border-brand bg-surface text-brand-ink'
          : 'border-line-strong bg-sunken text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {isChosen ? messages.press : shownKey(name)}
    </button>
  );
}
