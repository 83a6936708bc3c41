import { type ReactNode } from 'react';
import { CameraRequired } from '../devices/camera-required.tsx';
import { RecorderControls } from './recorder-controls.tsx';
import { RecordingAnnouncer } from './recording-announcer.tsx';
import { RecordingPicture } from './recording-picture.tsx';
import { RecordingTrouble } from './recording-trouble.tsx';
import { type LiveRecording, useLiveRecorder } from './use-live-recorder.ts';

type Props = LiveRecording & {
  onAskCamera: () => void;
  /** Shown while nothing is recorded. */
  offer: ReactNode;
};

/** Records the answer to one question: camera, countdown, recording. */
export function LiveRecorder({ onAskCamera, offer, ...recording }: Props) {
  const { camera, question, thinkingSeconds } = recording;
  const { stream, meter, state, left, problem, trouble, recorder } = useLiveRecorder(recording);
  if (camera.state === 'failed') return <CameraRequired reason={camera.reason} onRetry={onAskCamera} />;
  return (
    <section className="flex flex-col gap-4">
      <RecordingPicture
        camera={camera}
        meter={meter}
        state={state}
        left={left}
        limit={question.duration}
        thinkingSeconds={thinkingSeconds}
      />
      <RecordingAnnouncer state={state} left={left} />
      {problem !== undefined && (
        <p role="alert" className="text-center text-danger-ink">
          {problem}
        </p>
      )}
      <div data-stays="bottom" className="stays-below bg-canvas flex flex-col gap-2 py-2">
        {(state.phase === 'idle' || state.phase === 'thinking') && offer}
        <RecordingTrouble {...trouble} />
        <RecorderControls state={state} canStart={stream !== undefined} recorder={recorder} />
      </div>
    </section>
  );
}
