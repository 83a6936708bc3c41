import { useSyncExternalStore } from 'react';
import type { PlayerPosition } from '../../../shared/player-position.ts';

/** The player's position in whole seconds, to limit renders. */
export function useCurrentSecond(player: PlayerPosition | null): number {
  return useSyncExternalStore(
    (changed) => player?.subscribe(changed) ?? (() => undefined),
    () => Math.floor(player?.current() ?? 0),
  );
}
