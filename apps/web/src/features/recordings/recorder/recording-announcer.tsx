import { recordingTexts as texts } from '../messages.ts';
import type { RecorderState } from './take-recorder.ts';
import { lastSeconds, warningSeconds } from './time-warnings.ts';

/** Announces to screen readers what the picture shows: the countdown, the recording, and the remaining time. */
export function RecordingAnnouncer({ state, left }: { state: RecorderState; left: number }) {
  return (
    <p aria-live="assertive" className="sr-only">
      {textOf(state, left)}
    </p>
  );
}

function textOf(state: RecorderState, left: number): string {
  if (state.phase === 'countdown') return texts.startingIn({ seconds: state.seconds });
  if (state.phase === 'thinking') return thinkingText(state.seconds);
  if (state.phase !== 'recording') return '';
  if (state.paused) return texts.paused;
  const warning = [lastSeconds, warningSeconds].find((seconds) => left <= seconds);
  return warning === undefined ? texts.recording : texts.secondsLeft({ seconds: warning });
}

/** Announced at the beginning, every half minute and shortly before the end, so as not to disturb thinking. */
function thinkingText(seconds: number): string {
  const next = seconds > lastSeconds ? Math.ceil(seconds / warningSeconds) * warningSeconds : lastSeconds;
  return texts.thinkingAnnounced({ seconds: next });
}
