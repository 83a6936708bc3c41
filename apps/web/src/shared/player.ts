import type { PlayerPosition } from './player-position.ts';

/** Controls the video of a submission, from anywhere on the page. Seconds of the joined video. */
export type Player = PlayerPosition & {
  /** Sets the video element; seeks to an earlier requested position. @returns a function that removes it. */
  attach(video: HTMLVideoElement): () => void;
  /** The element, if there is one, for what only it can do. */
  video(): HTMLVideoElement | null;
  /** Before there is a video: it plays as soon as it is set. */
  playFrom(seconds: number): void;
  /** Forward, or back by a negative number. */
  step(seconds: number): void;
  toggle(): void;
  pause(): void;
};

export function createPlayer(): Player {
  const listeners = new Set<(seconds: number) => void>();
  let video: HTMLVideoElement | null = null;
  /** Requested before there was a video. */
  let wanted: number | null = null;
  let isPlayWanted = false;

  const current = () => wanted ?? video?.currentTime ?? 0;

  function tell(): void {
    for (const listener of listeners) listener(current());
  }

  function goToWanted(): void {
    if (wanted === null || video === null || video.readyState === 0) return;
    const seconds = wanted;
    wanted = null;
    if (seconds !== video.currentTime) video.currentTime = seconds;
  }

  function seek(seconds: number): void {
    wanted = Math.max(0, seconds);
    goToWanted();
    tell();
  }

  function play(): void {
    isPlayWanted = video === null;
    // A browser that requires a press on the player itself keeps the position and waits.
    video?.play().catch(() => undefined);
  }

  function pause(): void {
    isPlayWanted = false;
    video?.pause();
  }

  return {
    seek,
    current,
    video: () => video,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      video = element;
      goToWanted();
      if (isPlayWanted) play();
      const stopFollowing = follow(element, tell);
      element.addEventListener('loadedmetadata', goToWanted);
      return () => {
        stopFollowing();
        element.removeEventListener('loadedmetadata', goToWanted);
        // A replaced video, as after a failure, continues where the former stopped.
        wanted ??= element.currentTime;
        if (video === element) video = null;
      };
    },
    playFrom(seconds) {
      seek(seconds);
      play();
    },
    step(seconds) {
      const end = video?.duration ?? Number.NaN;
      seek(Number.isNaN(end) ? current() + seconds : Math.min(end, current() + seconds));
    },
    toggle() {
      if (isPlayWanted || video?.paused === false) pause();
      else play();
    },
    pause,
  };
}

const movements = ['timeupdate', 'play', 'pause', 'seeking', 'seeked'] as const;

/**
 * Calls back while a video moves. Its own event comes four times a second, too seldom for words; only it fires while
 * the page is hidden. @returns a function that stops it
 */
function follow(video: HTMLVideoElement, onMove: () => void): () => void {
  let frame = 0;
  function look(): void {
    onMove();
    cancelAnimationFrame(frame);
    if (!video.paused) frame = requestAnimationFrame(look);
  }
  for (const name of movements) video.addEventListener(name, look);
  return () => {
    for (const name of movements) video.removeEventListener(name, look);
    cancelAnimationFrame(frame);
  };
}
