import { type RefObject, useEffect, useState } from 'react';
import { videoMessages } from '../messages.ts';

const speeds = [1, 1.25, 1.5, 2, 2.5, 0.5] as const;

/** The next speed at each press. Ours rather than the library's, whose name for readers leaves out what it shows. */
export function SpeedButton({ videoRef }: { videoRef: RefObject<HTMLVideoElement | null> }) {
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return;
    const follow = () => setSpeed(video.playbackRate);
    video.addEventListener('ratechange', follow);
    return () => video.removeEventListener('ratechange', follow);
  }, [videoRef]);

  function change(): void {
    const next = speeds[(speeds.findIndex((each) => each === speed) + 1) % speeds.length];
    if (videoRef.current !== null && next !== undefined) videoRef.current.playbackRate = next;
  }
  return (
    <button
      type="button"
      title={videoMessages.speed}
      aria-label={videoMessages.speedOf(speed)}
      onClick={change}
      className="video-player-speed"
    >
      {videoMessages.speedShown(speed)}
    </button>
  );
}
