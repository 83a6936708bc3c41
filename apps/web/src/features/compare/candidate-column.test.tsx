// @vitest-environment happy-dom
import type { ShownValue } from '@nimble/contracts/answers';
import { getScorecard, type Scorecard } from '@nimble/contracts/scorecards';
import { publicSettings } from '@nimble/contracts/settings';
import { getTranscript } from '@nimble/contracts/transcripts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { somePublicSettings } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission, someWrittenResponse } from '../../testing/submissions.ts';
import { CandidateColumn } from './candidate-column.tsx';
import { usePlaying } from './use-playing.ts';

const server = contractServer();
const timing = { seconds: 20, isLate: false };
const file = { id: 5, name: 'plan.pdf', kind: 'pdf', mime: 'application/pdf', size: 9, url: '/5' } as const;

const noScorecards: Scorecard = {
  submissionId: 7,
  criteria: [],
  questions: [],
  own: { givenAt: null, ratings: [] },
  givenCount: 0,
  others: { state: 'hidden' },
  comments: [],
};

function Column({ value }: { value: ShownValue }) {
  const playing = usePlaying([7]);
  const response = { ...someWrittenResponse('Rye bread'), responseType: value.format, value };
  const answer = { responseId: response.id, startsAt: null, duration: null };
  return (
    <CandidateColumn
      candidate={{
        state: 'ready',
        id: 7,
        submission: someSubmission({ responses: [response], stage: { id: 5, name: 'Trial day' } }),
        scorecard: {
          ...noScorecards,
          questions: [{ id: response.question.id, question: 'Why?', pool: null, answer }],
        },
      }}
      questionId={response.question.id}
      isOfPool={false}
      playing={playing}
      onRemove={() => undefined}
    />
  );
}

function open(value: ShownValue) {
  server.answer(getTranscript, {
    data: { submissionId: 7, isEngineOn: false, captionsUrl: null, answers: [] },
  });
  server.answer(publicSettings, somePublicSettings);
  server.answer(getScorecard, { data: noScorecards });
  show(<Column value={value} />, { user: signedInUser() });
}

test.each<[string, ShownValue]>([
  ['Rye bread', { format: 'text', text: 'Rye bread', characters: 9, words: 2, ...timing }],
  ['Oat', { format: 'choice', chosen: [{ id: 'oat', text: 'Oat' }], ...timing }],
  ['3.5 years', { format: 'number', number: 3.5, unit: 'years', ...timing }],
  ['Mar 12, 2027', { format: 'date', date: '2027-03-12', ...timing }],
  ['plan.pdf', { format: 'file', files: [file] }],
])('an answer that is not recorded is read where candidates are compared: %s', async (text, value) => {
  open(value);
  expect(await screen.findByText(text)).toBeDefined();
});

test('a candidate in a stage of the company shows it where candidates are compared', async () => {
  open({ format: 'number', number: 3.5, unit: 'years', ...timing });
  expect(await screen.findByText('Trial day')).toBeDefined();
});
