import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pressedOnce } from '../buttons/button.tsx';
import type { Undo } from './toast.ts';

type Props = {
  undo: Undo;
  /** Milliseconds. Kept outside, as the button is mounted again when its message moves to another corner. */
  left: { current: number };
  onClose: () => void;
};

/** Takes back what the message says, as long as the message is there; it goes when its time is over. */
export function UndoButton({ undo, left, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isHeld = useIsHeld(button);
  useTimeUp(left, isHeld, onClose);
  return (
    <button
      ref={button}
      type="button"
      onClick={pressedOnce(false, () => {
        onClose();
        undo.onUndo();
      })}
      className="-my-1 me-1 shrink-0 rounded-control border border-line-strong bg-surface px-2.5 py-1 font-medium text-sm hover:bg-hover"
    >
      {undo.label}
    </button>
  );
}

/** Is the message pointed at or in focus, or its tab out of view (WCAG 2.2.1)? */
function useIsHeld(inside: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, focus: false, away: document.hidden });
  useEffect(() => {
    const message = inside.current?.closest<HTMLElement>('[data-sonner-toast]') ?? inside.current;
    if (message === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hold = (change: Partial<typeof holds>) => () => setHolds((now) => ({ ...now, ...change }));
    message.addEventListener('pointerenter', hold({ pointer: true }), { signal });
    message.addEventListener('pointerleave', hold({ pointer: false }), { signal });
    message.addEventListener('focusin', hold({ focus: true }), { signal });
    message.addEventListener('focusout', hold({ focus: false }), { signal });
    const onVisibility = () => setHolds((now) => ({ ...now, away: document.hidden }));
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => stop.abort();
  }, [inside]);
  return holds.pointer || holds.focus || holds.away;
}

/** Counts the time in which nothing holds it. */
function useTimeUp(left: Props['left'], isHeld: boolean, onTimeUp: () => void): void {
  const end = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [left, isHeld]);
}
