// @vitest-environment happy-dom
import { listMediaTasks, type MediaTask, retryMediaTask } from '@nimble/contracts/media-tasks';
import { compileSubmission } from '@nimble/contracts/submissions';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPlayer } from '../../../shared/player.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { MediaTasks } from './media-tasks.tsx';
import { VideoCard } from './video-card.tsx';

const server = contractServer();

test('a double click starts a failed step again once', async () => {
  const step: MediaTask = {
    task: 'poster',
    state: 'failed',
    progress: 0,
    failure: null,
    updatedAt: '2026-05-04T12:00:00.000Z',
  };
  server.answer(listMediaTasks, { data: [step] });
  server.answer(retryMediaTask, { data: [{ ...step, state: 'waiting' }] });
  const person = show(<MediaTasks submissionId={7} mayUpdate />);
  const button = await screen.findByRole('button', { name: 'Retry: Video thumbnail' });
  await pressTwice(person, button, {
    server,
    sends: [retryMediaTask],
    shows: () => waitFor(() => expect(button.isConnected).toBe(false)),
  });
  expect(server.asked(retryMediaTask)).toMatchObject([{ params: { id: '7', task: 'poster' } }]);
});

test('a double click joins a failed video again once', async () => {
  server.answer(compileSubmission, { data: someSubmission() });
  const submission = someSubmission();
  const person = show(<VideoCard submission={submission} mayUpdate chapters={[]} player={createPlayer()} />);
  await pressTwice(person, screen.getByRole('button', { name: 'Retry' }), {
    server,
    sends: [compileSubmission],
    shows: () => screen.findByText('Joining the video again'),
  });
});
