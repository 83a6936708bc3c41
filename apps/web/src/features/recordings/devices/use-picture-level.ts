import { useEffect, useRef, useState } from 'react';

const tickMilliseconds = 500;
/** Enough pixels to tell a face from nothing. */
const size = { width: 32, height: 18 };

export type PictureLevel = {
  /** Is the picture black at the moment? */
  isDark: boolean;
  /** Resets the observation. */
  reset: () => void;
  /** Was there a picture since? undefined when this browser cannot tell. */
  wasSeen: () => boolean | undefined;
  /** Seconds by the camera's own clock, which runs while the page is busy; undefined without a picture. */
  seconds: () => number | undefined;
};

/** Watches whether the camera shows anything, to prevent recording behind a covered lens. */
export function usePictureLevel(stream: MediaStream | undefined): PictureLevel {
  const [isDark, setIsDark] = useState(false);
  const seen = useRef<boolean | undefined>(undefined);
  const shown = useRef<HTMLVideoElement | undefined>(undefined);
  useEffect(() => {
    if (stream === undefined || stream.getVideoTracks().length === 0) return;
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    video.play().catch(() => undefined);
    shown.current = video;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const timer = setInterval(() => {
      if (context === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      context.drawImage(video, 0, 0, size.width, size.height);
      const isBlack = isBlackPicture(context.getImageData(0, 0, size.width, size.height).data);
      seen.current = seen.current === true || !isBlack;
      setIsDark(isBlack);
    }, tickMilliseconds);
    return () => {
      clearInterval(timer);
      video.srcObject = null;
      shown.current = undefined;
      setIsDark(false);
    };
  }, [stream]);
  return {
    isDark,
    reset() {
      seen.current = undefined;
    },
    wasSeen: () => seen.current,
    seconds: () => shown.current?.currentTime,
  };
}

/** A covered lens gives noise, not pure black: at most a few points are brighter than this, of 255. */
const brightness = 32;
const fewPoints = 0.01;

/** `pixels` is red, green, blue and opacity of each point. */
export function isBlackPicture(pixels: Uint8ClampedArray): boolean {
  let bright = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > brightness) bright += 1;
  }
  return bright < (pixels.length / 4) * fewPoints;
}
