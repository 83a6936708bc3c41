import { useEffect, useRef, useState } from 'react';
import type { Part } from './answers.ts';

type Options = {
  part: Part;
  isPlaying: boolean;
  onEnd: () => void;
  onMove: (video: HTMLVideoElement) => void;
};

/** Keeps a joined video within one answer. Seconds are those of the answer. */
export function usePartOfVideo({ part, isPlaying, onEnd, onMove }: Options) {
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const { startsAt, endsAt } = part;
  const length = endsAt - startsAt;

  function goTo(within: number): void {
    setSecond(within);
    if (video.current !== null) video.current.currentTime = startsAt + within;
  }

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!isPlaying) element.pause();
    else {
      // Restarts from the beginning after its end.
      if (element.currentTime >= endsAt || element.currentTime < startsAt) element.currentTime = startsAt;
      element.play().catch(() => undefined);
    }
  }, [isPlaying, startsAt, endsAt]);

  function follow(element: HTMLVideoElement): void {
    onMove(element);
    setSecond(Math.min(length, Math.max(0, element.currentTime - startsAt)));
    if (element.currentTime < endsAt || element.paused) return;
    element.pause();
    onEnd();
  }

  return { video, second, length, goTo, follow };
}
