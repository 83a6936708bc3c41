import { useSyncExternalStore } from 'react';
import type { PlayerPosition } from '../../../shared/player-position.ts';

/** Where the player stands, whole seconds: a clock need not be drawn sixty times a second. */
export function useCurrentSecond(player: PlayerPosition | null): number {
  return useSyncExternalStore(
    (changed) => player?.subscribe(changed) ?? (() => undefined),
    () => Math.floor(player?.current() ?? 0),
  );
}
