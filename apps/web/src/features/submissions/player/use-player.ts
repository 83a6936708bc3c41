import { useSyncExternalStore } from 'react';
import type { PlayerPosition } from '../../../shared/player-position.ts';

/** Something of the place where the player stands; draws again only when that changes. */
export function usePlace<Value extends string | number | undefined>(
  player: PlayerPosition,
  read: (seconds: number) => Value,
): Value {
  return useSyncExternalStore(player.subscribe, () => read(player.current()));
}
