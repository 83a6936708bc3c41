// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecordingPicture } from './recording-picture.tsx';
import type { RecorderState } from './take-recorder.ts';

function ringOf(state: RecorderState): string {
  const { unmount } = render(
    <RecordingPicture
      format="video"
      camera={{ state: 'checking' }}
      sound={{ meter: { current: null }, watch: () => () => undefined }}
      state={state}
      left={30}
      limit={30}
      thinkingSeconds={0}
    />,
  );
  const [, ring] = screen.getByRole('img', { name: 'Time left 0:30' }).querySelectorAll('circle');
  const classes = ring?.getAttribute('class') ?? '';
  unmount();
  return classes;
}

test('a limit of half a minute warns only while it runs', () => {
  expect(ringOf({ phase: 'idle' })).toContain('stroke-brand');
  expect(ringOf({ phase: 'recording', paused: false, elapsed: 0 })).toContain('stroke-warning');
});
