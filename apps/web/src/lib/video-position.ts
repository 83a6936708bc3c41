import type { RefObject } from 'react';
import type { PlayerPosition } from './player-position.ts';

const events = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const;

/** The place of a plain video element, for what stands beside it. Ask once the element is on the page. */
export function videoPosition(video: RefObject<HTMLVideoElement | null>): PlayerPosition {
  return {
    current: () => video.current?.currentTime ?? 0,
    seek(seconds) {
      if (video.current === null) return;
      video.current.currentTime = seconds;
      // A browser that wants a press on the player itself keeps the place and waits.
      video.current.play().catch(() => undefined);
    },
    subscribe(listener) {
      const element = video.current;
      if (element === null) return () => undefined;
      const tell = () => listener(element.currentTime);
      for (const name of events) element.addEventListener(name, tell);
      return () => {
        for (const name of events) element.removeEventListener(name, tell);
      };
    },
  };
}
