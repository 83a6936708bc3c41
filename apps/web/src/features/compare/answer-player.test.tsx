// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AnswerPlayer } from './answer-player.tsx';

test('an answer that cannot be played gives way to the next one, and can be reloaded', async () => {
  const onEnd = vi.fn();
  const person = show(
    <AnswerPlayer
      submissionId={7}
      name="Ruth Example"
      src="/api/files/9"
      part={{ startsAt: 0, endsAt: 5 }}
      isPlaying={false}
      isHeard
      onPlay={() => undefined}
      onPause={() => undefined}
      onListen={() => undefined}
      onEnd={onEnd}
      onMove={() => undefined}
    />,
  );
  const player = screen.getByLabelText('Answer of Ruth Example');
  fireEvent.error(player);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('Failed to play');
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Answer of Ruth Example')).not.toBe(player);
});
