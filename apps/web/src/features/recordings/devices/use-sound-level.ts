import { type RefObject, useEffect, useRef, useState } from 'react';

const tickMilliseconds = 100;
/** Quieter peaks are no voice: -40 dB of full scale. */
const quietestVoice = 0.01;
/** Shown as a full meter. */
const loudVoice = 0.4;

export type SoundLevel = {
  /** The meter's bar; changed directly, because rendering ten times a second is expensive. */
  meter: RefObject<HTMLDivElement | null>;
  /** Calls back with each level, from 0 to 1; returns a function that ends it. */
  watch: (listener: (level: number) => void) => () => void;
  /** Begins a new observation for `wasHeard`. */
  reset: () => void;
  /** Was there a voice since the last `reset`? undefined when this browser cannot tell. */
  wasHeard: () => boolean | undefined;
  /** Seconds of sound so far, by the audio clock, which stops while the device sleeps. undefined without a clock. */
  seconds: () => number | undefined;
};

/** Measures the loudness of the microphone, to prevent inaudible answers. */
export function useSoundLevel(stream: MediaStream | undefined): SoundLevel {
  const meter = useRef<HTMLDivElement>(null);
  const loudest = useRef<number | undefined>(undefined);
  const running = useRef<AudioContext | undefined>(undefined);
  const { tell, watch } = useListeners();

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
        // Browsers let it run only after a user's action.
        void context.resume().catch(() => undefined);
        return;
      }
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
      loudest.current = Math.max(loudest.current ?? 0, peak);
      const level = Math.min(1, Math.sqrt(peak / loudVoice));
      if (meter.current) meter.current.style.transform = `scaleX(${level})`;
      tell(level);
    }, tickMilliseconds);
    return () => {
      clearInterval(timer);
      running.current = undefined;
      void context.close();
    };
  }, [stream, tell]);

  return {
    meter,
    watch,
    reset() {
      loudest.current = undefined;
    },
    wasHeard: () => (loudest.current === undefined ? undefined : loudest.current >= quietestVoice),
    seconds: () => (running.current?.state === 'running' ? running.current.currentTime : undefined),
  };
}

type Listener = (level: number) => void;

function useListeners() {
  const [listeners] = useState(() => {
    const all = new Set<Listener>();
    return {
      tell: (level: number) => all.forEach((listener) => listener(level)),
      watch(listener: Listener) {
        all.add(listener);
        return () => void all.delete(listener);
      },
    };
  });
  return listeners;
}
