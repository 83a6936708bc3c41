import { useEffect, useState } from 'react';

export type Muted = { camera: boolean; microphone: boolean };

const none: Muted = { camera: false, microphone: false };

/** Which of the two is muted by the device or another program: a call, a privacy switch. */
export function useMutedTracks(stream: MediaStream | undefined): Muted {
  const [muted, setMuted] = useState<Muted>(none);
  useEffect(() => {
    if (stream === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    for (const track of stream.getTracks()) {
      const name = track.kind === 'video' ? 'camera' : 'microphone';
      const note = (isMuted: boolean) => setMuted((before) => ({ ...before, [name]: isMuted }));
      note(track.muted);
      track.addEventListener('mute', () => note(true), { signal });
      track.addEventListener('unmute', () => note(false), { signal });
    }
    return () => {
      stopping.abort();
      setMuted(none);
    };
  }, [stream]);
  return muted;
}
