import { useEffect, useRef } from 'react';
import { usePlaybackSettings } from '../player/playback-settings.ts';
import { actionOf, type KeyAction } from './review-keys.ts';

/** What to do for each; absent where it cannot be done now. `digit` is that of `score`. */
export type KeyHandlers = Partial<Record<KeyAction, (digit: number) => void>>;

/** What wants keys for itself while it has the focus: what one types into, presses by space, or moves by arrows. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const pressed = 'button, a[href], [role=button], [role=tab], summary';
const moved = '[role=tab], [role=slider], media-time-range, media-volume-range';

/** Lets the keys of the page steer it, wherever the focus is but in a field or an open window. */
export function useReviewKeys(handlers: KeyHandlers): void {
  const { singleKeys } = usePlaybackSettings();
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    if (!singleKeys) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape') leaveField();
      if (isTaken(event)) return;
      const action = actionOf(event);
      const handle = action === undefined ? undefined : newest.current[action];
      // Held down, only what goes step by step is done again.
      if (handle === undefined || (event.repeat && action !== 'back' && action !== 'forward')) return;
      event.preventDefault();
      handle(Number(event.key));
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

/** The way out of a field, after which the keys work again. A window closes instead, by itself. */
function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.matches(typing) && !isWindowOpen()) field.blur();
}

function isWindowOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

function isTaken(event: KeyboardEvent): boolean {
  if (isWindowOpen()) return true;
  return event.composedPath().some((target) => {
    if (!(target instanceof Element)) return false;
    if (event.key === ' ') return target.matches(`${typing}, ${pressed}`);
    return target.matches(event.key.startsWith('Arrow') ? `${typing}, ${moved}` : typing);
  });
}
