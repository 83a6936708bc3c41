import { useEffect, useState } from 'react';
import { sliceStore } from '../store/slice-store.ts';

/** A take's data on this device, for a player. */
export function usePlayable(takeId: string) {
  const [blob, setBlob] = useState<Blob>();
  const [address, setAddress] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    sliceStore.playable(takeId).then(
      (found) => {
        if (isOver) return;
        url = URL.createObjectURL(found);
        setBlob(found);
        setAddress(url);
      },
      () => setIsBroken(true),
    );
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [takeId]);
  return { blob, address, isBroken, onBroken: () => setIsBroken(address !== undefined) };
}

/** Recorders write no duration into a file; a browser finds it by seeking to the end. */
export function measure(player: HTMLMediaElement): void {
  if (Number.isFinite(player.duration)) return;
  player.addEventListener('timeupdate', () => void (player.currentTime = 0), { once: true });
  player.currentTime = Number.MAX_SAFE_INTEGER;
}
