import { Circle, Pause, Play, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { recordingTexts as texts } from '../messages.ts';
import type { RecorderState } from './take-recorder.ts';
import type { useLiveRecorder } from './use-live-recorder.ts';

type Props = {
  state: RecorderState;
  canStart: boolean;
  recorder: ReturnType<typeof useLiveRecorder>['recorder'];
};

/** Start, Cancel, Pause and Stop, each when it is possible. */
export function RecorderControls({ state, canStart, recorder }: Props) {
  const controls = useKeptFocus<HTMLDivElement>(state.phase);
  useShownAtChange(controls, state.phase);
  useEscape(state.phase === 'countdown', recorder.end);
  return (
    <div ref={controls} tabIndex={-1} className="flex flex-wrap justify-center gap-3 outline-none">
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

/** At another phase the buttons come into view. */
function useShownAtChange(controls: RefObject<HTMLElement | null>, phase: RecorderState['phase']): void {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) controls.current?.scrollIntoView({ block: 'nearest' });
    before.current = phase;
  }, [controls, phase]);
}

/** While `isWanted`, Escape calls back; in a dialog it only closes the dialog. */
function useEscape(isWanted: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isWanted) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isWanted]);
}

function labelOf({ phase }: RecorderState): string {
  if (phase === 'ending') return texts.keeping;
  return phase === 'thinking' ? texts.startNow : texts.start;
}
