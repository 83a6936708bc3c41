import type { RecordedFormat } from '@nimble/contracts/answers';
import { useCallback, useEffect, useState } from 'react';
import { constraintsOf, type Devices } from './devices.ts';
import { type LossReason, whenLost } from './lost-device.ts';

export type CameraFailure = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | LossReason;

export type Camera =
  | { state: 'checking' }
  /** `lost` resolves when camera or microphone stops by itself. */
  | { state: 'ready'; stream: MediaStream; lost: Promise<LossReason> }
  | { state: 'failed'; reason: CameraFailure };

/**
 * Requests camera and microphone, or the microphone alone for audio, and releases them when the page no longer needs
 * them. A later permission and a new device are noticed automatically.
 */
export function useCamera(devices: Devices, format: RecordedFormat): { camera: Camera; ask: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const fail = (reason: CameraFailure) => {
      if (!isOver) setCamera({ state: 'failed', reason });
    };
    async function start(): Promise<void> {
      if (!window.isSecureContext) return fail('insecure');
      if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return fail('unsupported');
      try {
        stream = await navigator.mediaDevices.getUserMedia(constraintsOf(devices, format));
        if (isOver) return stopTracks(stream);
        const lost = whenLost(stream);
        void lost.then(fail);
        setCamera({ state: 'ready', stream, lost });
      } catch (error) {
        fail(reasonOf(error));
      }
    }
    void start();
    return () => {
      isOver = true;
      if (stream) stopTracks(stream);
    };
  }, [attempt, devices, format]);

  const ask = useCallback(() => {
    setCamera({ state: 'checking' });
    setAttempt((count) => count + 1);
  }, []);

  const mayPass = camera.state === 'failed' && !['insecure', 'unsupported'].includes(camera.reason);
  useEffect(() => (mayPass ? watchDevices(ask) : undefined), [mayPass, ask]);
  return { camera, ask };
}

/** Calls back when a device or a permission changes; returns a function that stops watching. */
function watchDevices(onChange: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  navigator.mediaDevices.addEventListener('devicechange', onChange, { signal });
  for (const name of ['camera', 'microphone'] as const) {
    // Browsers that do not know these names reject; the button is there for them.
    navigator.permissions?.query({ name }).then(
      (permission) => {
        const look = () => permission.state === 'granted' && onChange();
        if (!signal.aborted) permission.addEventListener('change', look, { signal });
      },
      () => undefined,
    );
  }
  return () => stopping.abort();
}

function reasonOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'denied';
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
