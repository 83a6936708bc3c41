import { useEffect, useRef } from 'react';
import { recordingTexts as texts } from '../messages.ts';

/**
 * The whole recorded picture, in its own shape. Mirrored, as people know themselves from a mirror; the recording is
 * not.
 */
export function LivePicture({ stream }: { stream: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={texts.yourCamera}
      className="stage-picture -scale-x-100 object-contain"
    />
  );
}
