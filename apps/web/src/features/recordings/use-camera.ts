import { useCallback, useEffect, useState } from 'react';

/** Spec 1 §9. */
const wanted: MediaStreamConstraints = {
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

export type Camera =
  | { state: 'checking' }
  | { state: 'ready'; stream: MediaStream }
  | { state: 'denied' }
  | { state: 'unsupported' };

/** Asks for camera and microphone and gives them back when the page no longer needs them. */
export function useCamera(): { camera: Camera; ask: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    async function start(): Promise<void> {
      if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
        return setCamera({ state: 'unsupported' });
      }
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (isOver) return stopTracks(stream);
        // Unplugged, taken by another program, or the permission withdrawn.
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => setCamera({ state: 'denied' }));
        setCamera({ state: 'ready', stream });
      } catch {
        if (!isOver) setCamera({ state: 'denied' });
      }
    }
    void start();
    return () => {
      isOver = true;
      if (stream) stopTracks(stream);
    };
  }, [attempt]);

  const ask = useCallback(() => {
    setCamera({ state: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { camera, ask };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
