import { type RefObject, useEffect, useRef } from 'react';
import { usePlaybackSettings } from '../player/playback-settings.ts';
import { useKeys } from './own-keys.ts';
import { actionOf, listActions } from './review-keys.ts';
import { isTaken } from './use-review-keys.ts';

type Handlers = { onHelp: () => void };

/**
 * Enables the shortcuts of the list, under the same switch as those of a candidate’s page.
 * @returns the ref of the element that holds the search
 */
export function useListKeys({ onHelp }: Handlers): RefObject<HTMLDivElement | null> {
  const { singleKeys } = usePlaybackSettings();
  const keys = useKeys();
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(onHelp);
  useEffect(() => {
    newest.current = onHelp;
  });
  useEffect(() => {
    if (!singleKeys) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat || isTaken(event)) return;
      const pressed = actionOf(event, keys, listActions);
      if (pressed === undefined) return;
      event.preventDefault();
      if (pressed.action === 'help') newest.current();
      else place.current?.querySelector<HTMLInputElement>('search input')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys, keys]);
  return place;
}
