import type { RecordedFormat } from '@nimble/contracts/answers';
import { useEffect, useRef, useState } from 'react';
import { recordingFormat } from '../../recorder/recording-format.ts';
import { bitratesOf } from '../devices.ts';

const practiceSeconds = 5;

export type Practice =
  | { step: 'idle' }
  | { step: 'recording'; seconds: number }
  /** `address` plays it. */
  | { step: 'done'; address: string; recording: Blob }
  | { step: 'failed' };

/** A take of five seconds that is kept in memory only and not sent. */
export function usePractice(stream: MediaStream | undefined, format: RecordedFormat, isSmall: boolean) {
  const [practice, setPractice] = useState<Practice>({ step: 'idle' });
  const running = useRef<MediaRecorder | undefined>(undefined);
  const seconds = practice.step === 'recording' ? practice.seconds : undefined;
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => {
      if (seconds > 1) setPractice({ step: 'recording', seconds: seconds - 1 });
      else if (running.current?.state === 'recording') running.current.stop();
    }, 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const address = practice.step === 'done' ? practice.address : undefined;
  useEffect(() => {
    if (address === undefined) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  function start(): void {
    const mimeType = recordingFormat(format, (type) => MediaRecorder.isTypeSupported(type));
    if (stream === undefined || mimeType === undefined) return setPractice({ step: 'failed' });
    try {
      const recorder = new MediaRecorder(stream, { mimeType, ...bitratesOf(isSmall, format) });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('error', () => setPractice({ step: 'failed' }));
      recorder.addEventListener('stop', () => {
        const blob = new Blob(parts, { type: mimeType.split(';')[0] ?? '' });
        setPractice(
          blob.size === 0
            ? { step: 'failed' }
            : { step: 'done', address: URL.createObjectURL(blob), recording: blob },
        );
      });
      recorder.start();
      running.current = recorder;
      setPractice({ step: 'recording', seconds: practiceSeconds });
    } catch {
      setPractice({ step: 'failed' });
    }
  }

  return { practice, start };
}
