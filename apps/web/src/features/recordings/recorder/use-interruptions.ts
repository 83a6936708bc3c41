import { useEffect, useRef } from 'react';
import type { Muted } from '../devices/use-muted-tracks.ts';

/** The page is hidden: another tab, another app, a locked screen. Or a call has taken camera or microphone. */
export type Interruption = 'hidden' | 'muted';

/** Browsers mute for a moment when they change devices; a call lasts longer. */
const graceMilliseconds = 1000;

/** Calls back at once when something interrupts a running recording. */
export function useInterruptions(
  isRecording: boolean,
  muted: Muted,
  onInterrupted: (interruption: Interruption) => void,
): void {
  const interrupted = useRef(onInterrupted);
  useEffect(() => {
    interrupted.current = onInterrupted;
  });
  useEffect(() => {
    if (!isRecording) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const look = () => document.hidden && interrupted.current('hidden');
    look();
    document.addEventListener('visibilitychange', look, { signal });
    // A page that is about to be frozen without having been hidden before.
    document.addEventListener('freeze', () => interrupted.current('hidden'), { signal });
    return () => stopping.abort();
  }, [isRecording]);
  const isMuted = muted.camera || muted.microphone;
  useEffect(() => {
    if (!isRecording || !isMuted) return;
    const timer = setTimeout(() => interrupted.current('muted'), graceMilliseconds);
    return () => clearTimeout(timer);
  }, [isRecording, isMuted]);
}
