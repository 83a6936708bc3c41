import { recordingTexts as texts } from '../messages.ts';
import type { RecorderState } from './take-recorder.ts';
import { lastSeconds, warningSeconds } from './time-warnings.ts';

/** Says to readers what the picture shows: the countdown, the recording, and the time running out. */
export function RecordingAnnouncer({ state, left }: { state: RecorderState; left: number }) {
  return (
    <p aria-live="assertive" className="sr-only">
      {textOf(state, left)}
    </p>
  );
}

function textOf(state: RecorderState, left: number): string {
  if (state.phase === 'countdown') return texts.startingIn(state.seconds);
  if (state.phase === 'thinking') return thinkingText(state.seconds);
  if (state.phase !== 'recording') return '';
  if (state.paused) return texts.paused;
  const warning = [lastSeconds, warningSeconds].find((seconds) => left <= seconds);
  return warning === undefined ? texts.recording : texts.secondsLeft(warning);
}

/** Said at the beginning, every half minute and shortly before the end: nobody thinks while being counted at. */
function thinkingText(seconds: number): string {
  const next = seconds > lastSeconds ? Math.ceil(seconds / warningSeconds) * warningSeconds : lastSeconds;
  return texts.thinkingAnnounced(next);
}
