// @vitest-environment happy-dom
import { currentInterviewMedia } from '@nimble/contracts/question-media';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { Success } from './success.tsx';

const server = contractServer();
const open = (closing: string | undefined) =>
  show(
    <Success
      company="Alder & Finch"
      isEnded={false}
      closing={closing}
      mine={undefined}
      onOtherCandidate={vi.fn()}
    />,
  );

test('the closing video shows after submitting, with its text', async () => {
  const closing = {
    id: 7,
    kind: 'video' as const,
    name: 'bye.mp4',
    url: '/api/files/7',
    posterUrl: null,
    duration: 12,
    captions: null,
    text: 'Thank you.',
  };
  server.answer(currentInterviewMedia, { data: { questions: [], closing } });
  open('token');
  expect(screen.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeDefined();
  const video = await screen.findByLabelText<HTMLVideoElement>('Closing video');
  expect([video.autoplay, video.controls]).toEqual([false, true]);
  expect(screen.getByText('Thank you.')).toBeDefined();
});

test('a job without one asks for nothing', () => {
  open(undefined);
  expect(screen.getByText('Interview Submitted Successfully!')).toBeDefined();
  expect(server.asked(currentInterviewMedia)).toEqual([]);
});
