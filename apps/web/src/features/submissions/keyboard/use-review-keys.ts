import { useEffect, useRef } from 'react';
import { usePlaybackSettings } from '../player/playback-settings.ts';
import { useKeys } from './own-keys.ts';
import { actionOf, type KeyAction, pageActions } from './review-keys.ts';

/**
 * The handler of each action; absent while it is impossible. `number` says which of the action's keys was pressed, from
 * 1.
 */
export type KeyHandlers = Partial<Record<KeyAction, (number: number) => void>>;

/** Elements that handle keys themselves while focused: text fields, space for buttons, arrows for sliders. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const pressed = 'button, a[href], [role=button], [role=tab], summary';
const moved = '[role=tab], [role=slider], media-time-range, media-volume-range';

/** Enables the page's shortcuts, wherever the focus is except in a field or an open dialog. */
export function useReviewKeys(handlers: KeyHandlers): void {
  const { singleKeys } = usePlaybackSettings();
  const keys = useKeys();
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
      const { action, number } = actionOf(event, keys, pageActions) ?? {};
      const handle = action === undefined ? undefined : newest.current[action];
      // A held key repeats only stepwise actions.
      if (handle === undefined || (event.repeat && action !== 'back' && action !== 'forward')) return;
      event.preventDefault();
      handle(number ?? 1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys, keys]);
}

/** Escape leaves a field, after which the shortcuts work again. A dialog closes instead, by itself. */
function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.matches(typing) && !isWindowOpen()) field.blur();
}

export function isWindowOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

export function isTaken(event: KeyboardEvent): boolean {
  if (isWindowOpen()) return true;
  return event.composedPath().some((target) => {
    if (!(target instanceof Element)) return false;
    if (event.key === ' ') return target.matches(`${typing}, ${pressed}`);
    return target.matches(event.key.startsWith('Arrow') ? `${typing}, ${moved}` : typing);
  });
}
