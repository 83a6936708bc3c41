// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { OpenInterview, PublicQuestion } from '@nimble/contracts/interviews';
import { discardTake, listUnusedTakes } from '@nimble/contracts/recordings';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someTake } from '../../../testing/kept-take.ts';
import { show } from '../../../testing/show.tsx';
import { type KeptTake, type LiveRecorder, sliceStore } from '../../recordings/index.ts';
import { TakeStage } from './take-stage.tsx';
import { useAnswers } from './use-answers.ts';

/** There is no camera here: its buttons say when a recording starts and ends. */
vi.mock('../../recordings/recorder/live-recorder.tsx', () => ({
  LiveRecorder: ({ onRunning, onRecorded }: ComponentProps<typeof LiveRecorder>) => (
    <>
      <button type="button" onClick={() => onRunning({ phase: 'recording', end: () => undefined })}>
        Start
      </button>
      <button
        type="button"
        onClick={() => {
          onRecorded(newest);
          onRunning(undefined);
        }}
      >
        Stop
      </button>
    </>
  ),
}));

const server = contractServer();
const question: PublicQuestion = {
  id: 4,
  question: 'Why?',
  duration: 60,
  isRequired: true,
  formats: [{ format: 'video' }],
};
const newest = someTake({ submissionId: 9, questionId: 4, duration: 3, size: 10 });
const other = {
  takeId: '00000000-0000-4000-8000-000000000001',
  questionId: 4,
  mimeType: 'video/webm' as const,
  size: 12,
};

const initial = {
  job: { retakes: null, questions: [question] },
  responses: [],
  takeCounts: [{ questionId: 4, takes: 1 }],
  drafts: [],
  files: [],
} as unknown as OpenInterview;

function Stage({ opened = initial }) {
  const answers = useAnswers({ token: 'token', submissionId: 9, initial: opened });
  return (
    <>
      <p>{answers.elsewhere.size} of other devices</p>
      <TakeStage
        question={question}
        format="video"
        instead={null}
        thinkingSeconds={0}
        isThinkingHeld={false}
        submissionId={9}
        answers={answers}
        onUsed={vi.fn()}
        onAgain={vi.fn()}
        onBack={vi.fn()}
        onRunning={vi.fn()}
      />
    </>
  );
}

/** The list of recordings from other devices, which arrives when the test says so. */
function slowList() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(listUnusedTakes, async () => {
    await promise;
    return { data: [other] };
  });
  return resolve;
}
const elsewhere = () => screen.findByText('You recorded this on another device');

test('nothing is recorded until it is known what this device has kept', async () => {
  const { promise, resolve } = Promise.withResolvers<KeptTake[]>();
  vi.spyOn(sliceStore, 'ofSubmission').mockReturnValueOnce(promise);
  show(<Stage opened={{ ...initial, takeCounts: [] }} />);
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  resolve([]);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeDefined();
});

test('without retakes left nothing is recorded', async () => {
  server.answer(listUnusedTakes, { data: [] });
  show(<Stage opened={{ ...initial, job: { ...initial.job, retakes: 0 } }} />);
  expect(await screen.findByText(/^You have no recordings left/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('a question that was recorded before waits for the list of recordings from other devices', async () => {
  const arrive = slowList();
  show(<Stage />);
  expect(await screen.findByText('Looking for recordings from your other devices…')).toBeDefined();
  arrive();
  expect(await elsewhere()).toBeDefined();
});

test('a list that arrives during a recording cuts nothing, and is shown once the candidate records again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  const arrive = slowList();
  server.answer(discardTake, new Response(null, { status: 204 }));
  const person = show(<Stage />);
  await screen.findByText('Looking for recordings from your other devices…');
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await person.click(await screen.findByRole('button', { name: 'Start' }));
  await sliceStore.begin(newest);
  arrive();
  await screen.findByText('1 of other devices');
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  await person.click(await screen.findByRole('button', { name: 'Retake' }));
  expect(await elsewhere()).toBeDefined();
});
