import { type RefObject, useEffect, useRef } from 'react';

const tickMilliseconds = 100;
/** Peaks below this are no voice: -40 dB of full scale. */
const quietestVoice = 0.01;
/** Shown as a full meter. */
const loudVoice = 0.4;

export type SoundLevel = {
  /** Grows and shrinks with the voice; by hand, because a page that renders ten times a second does little else. */
  meter: RefObject<HTMLDivElement | null>;
  /** Forgets what was heard so far. */
  reset: () => void;
  /** Was there a voice since? undefined when this browser cannot tell. */
  wasHeard: () => boolean | undefined;
  /** Seconds of sound so far: not counted by the page, and not while the device sleeps. undefined when nobody counts. */
  seconds: () => number | undefined;
};

/** Listens to how loud the microphone is, so that nobody records an answer that cannot be heard. */
export function useSoundLevel(stream: MediaStream | undefined): SoundLevel {
  const meter = useRef<HTMLDivElement>(null);
  const loudest = useRef<number | undefined>(undefined);
  const running = useRef<AudioContext | undefined>(undefined);

  useEffect(() => {
    if (stream === undefined || stream.getAudioTracks().length === 0 || typeof AudioContext === 'undefined')
      return;
    const context = new AudioContext();
    running.current = context;
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      if (context.state !== 'running') {
        // Browsers let it run only after the person has pressed something.
        void context.resume().catch(() => undefined);
        return;
      }
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
      loudest.current = Math.max(loudest.current ?? 0, peak);
      const level = Math.min(1, Math.sqrt(peak / loudVoice));
      if (meter.current) meter.current.style.transform = `scaleX(${level})`;
    }, tickMilliseconds);
    return () => {
      clearInterval(timer);
      running.current = undefined;
      void context.close();
    };
  }, [stream]);

  return {
    meter,
    reset() {
      loudest.current = undefined;
    },
    wasHeard: () => (loudest.current === undefined ? undefined : loudest.current >= quietestVoice),
    seconds: () => (running.current?.state === 'running' ? running.current.currentTime : undefined),
  };
}
