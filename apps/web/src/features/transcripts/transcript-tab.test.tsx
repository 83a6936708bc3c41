// @vitest-environment happy-dom
import {
  getTranscript,
  type SubmissionTranscript,
  startTranscription,
  type TranscriptStatus,
} from '@nimble/contracts/transcripts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { TranscriptTab } from './transcript-tab.tsx';

const server = contractServer();
const withStatus = (status: TranscriptStatus): SubmissionTranscript => ({
  submissionId: 7,
  isEngineOn: true,
  captionsUrl: null,
  answers: [
    {
      responseId: 71,
      question: 'Which bread are you proud of?',
      startsAt: 0,
      status,
      failure: null,
      text: '',
      language: null,
      confidence: null,
      engine: null,
      model: null,
      words: [],
      speech: null,
    },
  ],
});

test('a double click starts a failed transcription again once', async () => {
  server.answer(getTranscript, { data: withStatus('failed') });
  server.answer(startTranscription, { data: withStatus('queued') });
  const person = show(<TranscriptTab submissionId={7} player={null} />, { user: signedInUser() });
  await pressTwice(person, await screen.findByRole('button', { name: 'Retry' }), {
    server,
    sends: [startTranscription],
    shows: () => screen.findByText('Transcription started'),
  });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
