import { Circle, Pause, Play, Square } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { recordingTexts as texts } from '../messages.ts';
import type { RecorderState } from './take-recorder.ts';
import type { useLiveRecorder } from './use-live-recorder.ts';

type Props = {
  state: RecorderState;
  canStart: boolean;
  recorder: ReturnType<typeof useLiveRecorder>['recorder'];
};

export function RecorderControls({ state, canStart, recorder }: Props) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {state.phase === 'recording' && (
        <>
          <Button
            size="large"
            icon={state.paused ? <Play /> : <Pause />}
            onClick={state.paused ? recorder.resume : recorder.pause}
          >
            {state.paused ? texts.resume : texts.pause}
          </Button>
          <Button size="large" variant="danger" icon={<Square />} onClick={recorder.end}>
            {texts.stop}
          </Button>
        </>
      )}
      {state.phase === 'countdown' && (
        <Button size="large" onClick={recorder.end}>
          {texts.cancel}
        </Button>
      )}
      {state.phase !== 'recording' && state.phase !== 'countdown' && (
        <Button
          size="large"
          variant="primary"
          icon={<Circle className="fill-current" />}
          disabled={!canStart}
          loading={state.phase === 'ending'}
          onClick={recorder.start}
        >
          {labelOf(state)}
        </Button>
      )}
    </div>
  );
}

function labelOf({ phase }: RecorderState): string {
  if (phase === 'ending') return texts.keeping;
  return phase === 'thinking' ? texts.startNow : texts.start;
}
