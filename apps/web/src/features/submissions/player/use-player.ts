import { useSyncExternalStore } from 'react';
import type { PlayerPosition } from '../../../shared/player-position.ts';

/** A value derived from the player's position; renders again only when it changes. */
export function usePlace<Value extends string | number | undefined>(
  player: PlayerPosition,
  read: (seconds: number) => Value,
): Value {
  return useSyncExternalStore(player.subscribe, () => read(player.current()));
}
