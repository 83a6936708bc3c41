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
  /** Shown when nothing can be recorded: other ways to answer. */
  instead?: ReactNode;
};

/** Records the answer to one question: camera, countdown, recording. */
export function LiveRecorder({ onAskCamera, offer, instead, ...recording }: Props) {
  const { format, camera, question, thinkingSeconds } = recording;
  const { stream, sound, state, left, problem, trouble, recorder } = useLiveRecorder(recording);
  if (camera.state === 'failed')
    return <CameraRequired format={format} reason={camera.reason} onRetry={onAskCamera} instead={instead} />;
  return (
    <section className="flex flex-col gap-4">
      <RecordingPicture
        format={format}
        camera={camera}
        sound={sound}
        state={state}
        left={left}
        limit={question.duration}
        thinkingSeconds={thinkingSeconds}
      />
      <RecordingAnnouncer state={state} left={left} />
      <div data-stays="bottom" className="stays-below fades-to-canvas flex flex-col gap-2 py-2">
        {/* Above the bar and not in it: a button that moves between press and release is not pressed. */}
        <div className="pointer-events-none absolute inset-x-2 bottom-full pb-6">
          <RecordingTrouble {...trouble} format={format} />
        </div>
        {problem !== undefined && (
          <p role="alert" className="text-center text-danger-ink">
            {problem}
          </p>
        )}
        {(state.phase === 'idle' || state.phase === 'thinking') && offer}
        <RecorderControls state={state} canStart={stream !== undefined} recorder={recorder} />
      </div>
    </section>
  );
}
