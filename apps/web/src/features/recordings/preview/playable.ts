import { useEffect, useState } from 'react';
import { sliceStore } from '../store/slice-store.ts';

/** A take's data on this device, for a player. */
export function usePlayable(takeId: string) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    sliceStore.playable(takeId).then(
      (blob) => {
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setAddress(url);
      },
      () => setIsBroken(true),
    );
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [takeId]);
  return { address, isBroken, onBroken: () => setIsBroken(address !== undefined) };
}

/** Recorders write no duration into a file; a browser finds it by seeking to the end. */
export function measure(video: HTMLVideoElement): void {
  if (Number.isFinite(video.duration)) return;
  video.addEventListener('timeupdate', () => void (video.currentTime = 0), { once: true });
  video.currentTime = Number.MAX_SAFE_INTEGER;
}
