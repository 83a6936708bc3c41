// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { someWrittenResponse } from '../../../testing/submissions.ts';
import { Answer } from './answer.tsx';

test.each(['video', 'audio'] as const)(
  'an answer by %s that cannot be played can be reloaded',
  async (format) => {
    const response = {
      ...someWrittenResponse(''),
      value: null,
      responseType: format,
      videoUrl: '/api/files/9',
    };
    const person = show(
      <Answer
        submissionId={7}
        response={response}
        number={1}
        part={undefined}
        isPlaying={false}
        onJump={undefined}
        onWatchAlone={() => undefined}
        onMove={() => undefined}
      />,
    );
    await person.click(screen.getByRole('button', { name: 'Play separately: answer to question 1' }));
    const player = screen.getByLabelText('Answer to question 1');
    fireEvent.error(player);
    expect(screen.getByRole('alert').textContent).toContain('Failed to play');
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Answer to question 1')).not.toBe(player);
  },
);
