import { type RefObject, useEffect, useRef } from 'react';
import { usePlaybackSettings } from '../player/playback-settings.ts';
import { nameOfKey } from './review-keys.ts';
import { isTaken } from './use-review-keys.ts';

/** These keys cannot be changed, because they search and help in most programs. */
export const listKeys = { search: '/', help: '?' } as const;

type Handlers = { onHelp: () => void };

/**
 * Enables the shortcuts of the list, under the same switch as those of a candidate’s page.
 * @returns the ref of the element that holds the search
 */
export function useListKeys({ onHelp }: Handlers): RefObject<HTMLDivElement | null> {
  const { singleKeys } = usePlaybackSettings();
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(onHelp);
  useEffect(() => {
    newest.current = onHelp;
  });
  useEffect(() => {
    if (!singleKeys) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat || isTaken(event)) return;
      const name = nameOfKey(event);
      if (name !== listKeys.search && name !== listKeys.help) return;
      event.preventDefault();
      if (name === listKeys.help) newest.current();
      else place.current?.querySelector<HTMLInputElement>('search input')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
  return place;
}
