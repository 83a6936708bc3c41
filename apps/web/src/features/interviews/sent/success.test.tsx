// @vitest-environment happy-dom
import { currentInterviewMedia } from '@nimble/contracts/question-media';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { Success } from './success.tsx';

const server = contractServer();
/** @param mails whether the server has a mail server */
const answerMails = (mails: 'sent' | 'outbox') =>
  server.answer(publicSettings, { data: { ...somePublicSettings.data, mails } });
beforeEach(() => answerMails('sent'));

const open = (closing?: string, mine?: string) =>
  show(
    <Success
      company="Alder & Finch"
      end="submitted"
      closing={closing}
      mine={mine}
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

test('a job without one asks for nothing', async () => {
  open();
  await screen.findByText(/^We have emailed you/);
  expect(screen.getByText('Interview Submitted Successfully!')).toBeDefined();
  expect(server.asked(currentInterviewMedia)).toEqual([]);
});

test('the emailed link is named where the server sends emails', async () => {
  open(undefined, '/interview/abc/mine#token');
  expect(await screen.findByText(/^We have emailed you a confirmation/)).toBeDefined();
});

test('without a mail server no email is promised, and the link is to be saved', async () => {
  answerMails('outbox');
  open(undefined, '/interview/abc/mine#token');
  expect(await screen.findByText(/^Save the link below/)).toBeDefined();
  expect(screen.queryByText(/emailed/)).toBeNull();
});
