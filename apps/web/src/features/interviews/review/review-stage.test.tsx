// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { submitInterview } from '@nimble/contracts/interviews';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { someTake } from '../../../testing/kept-take.ts';
import { show } from '../../../testing/show.tsx';
import type { Answer } from '../question/answers.ts';
import type { useAnswers } from '../question/use-answers.ts';
import { ReviewStage } from './review-stage.tsx';

const server = contractServer();
const questions = [1, 2, 3].map((id) => ({
  id,
  question: `${id}?`,
  duration: 60,
  isRequired: false,
  formats: [{ format: 'video' as const }],
}));
const ready: Answer = {
  status: 'ready',
  format: 'video',
  videoUrl: '/api/files/7?signature=x',
  duration: 75,
};

function open(
  answers: [number, Answer][],
  unjudged: number[] = [],
  { isAllDelivered = true, written = [] as number[], isRequired = false } = {},
) {
  const [onDone, restoreFormer] = [vi.fn(), vi.fn()];
  const asked = questions.map((question) => ({ ...question, isRequired }));
  const given = {
    answers: new Map(answers),
    unjudged: new Map(unjudged.map((id) => [id, [someTake({ questionId: id })]])),
    isUnjudged: (id: number) => [...unjudged, ...written].includes(id),
    sent: new Map(),
    begunFormat: () => undefined,
    answersLeft: () => null,
    checkAgain: vi.fn(),
    restoreFormer,
    allDelivered: async () => isAllDelivered,
    submitHere: (submitIt: () => Promise<string>) => submitIt(),
  } as unknown as ReturnType<typeof useAnswers>;
  const person = show(
    <ReviewStage questions={asked} answers={given} token="token" onBack={vi.fn()} onDone={onDone} />,
  );
  return { person, onDone, restoreFormer };
}
const submit = () => screen.getByRole('button', { name: 'Submit interview' });

test('shows each answer with its first picture, its length and a player', () => {
  const take = someTake({ questionId: 2, size: 10, duration: 42 });
  open([
    [1, ready],
    [2, { status: 'sending', take }],
  ]);
  const [first, second, third] = screen.getAllByRole('listitem');
  const player = within(first as HTMLElement).getByLabelText('Your answer to question 1');
  expect(player.getAttribute('src')).toBe('/api/files/7?signature=x#t=0.1');
  expect(player.hasAttribute('controls')).toBe(true);
  expect(first?.textContent).toContain('1:15');
  expect(second?.querySelector('video')).not.toBeNull();
  expect(second?.textContent).toContain('0:42');
  expect(third?.querySelector('video')).toBeNull();
});

test.each(['video', 'audio'] as const)(
  'an answer by %s keeps the place of its player while the server checks it',
  (format) => {
    open([
      [1, { status: 'sending', take: someTake({ mimeType: `${format}/mp4`, size: 10 }) }],
      [2, { status: 'checking', format }],
      [3, { ...ready, format }],
    ]);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.querySelectorAll('figure').length)).toEqual([1, 1, 1]);
  },
);

test.each(['video', 'audio'] as const)(
  'says that an answer by %s is stored when it cannot be played',
  (format) => {
    open([[1, { ...ready, format }]]);
    const player = screen.getByLabelText('Your answer to question 1');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(player);
    expect(screen.getByRole('alert').textContent).toContain('Your answer is stored');
  },
);

test('shows what was written with its length and its time', () => {
  const value = { format: 'text', text: 'Rye', characters: 3, words: 1, seconds: 75, isLate: true } as const;
  open([[1, { status: 'saved', value }]]);
  const [first] = screen.getAllByRole('listitem');
  for (const text of ['Rye', '1 word, 3 characters', 'Answered in 1:15', 'Arrived after the time limit'])
    expect(first?.textContent).toContain(text);
});

test('submitting asks once when a question has no answer, or a recording that is not used', async () => {
  server.answer(submitInterview, { data: stateAfter, personalToken: 'mine' });
  const { person, onDone } = open([[1, ready]], [2]);
  await person.click(submit());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/2, 3/)).toBeDefined();
  expect(server.asked(submitInterview)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Submit interview' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('mine'));
});

test('submitting asks first when an answer was written again and not used', async () => {
  const { person } = open(
    questions.map(({ id }) => [id, ready]),
    [],
    { written: [3] },
  );
  await person.click(submit());
  expect(within(screen.getByRole('dialog')).getByText(/: 3\./)).toBeDefined();
  expect(server.asked(submitInterview)).toEqual([]);
});

const all = (last: Answer): [number, Answer][] => [
  [1, ready],
  [2, ready],
  [3, last],
];
test.each<[string, [number, Answer][], boolean]>([
  ['nothing', [], false],
  ['not all that is required', [[1, ready]], true],
  ['an answer that must be recorded again', all({ status: 'failed', reason: 'unreadable' }), false],
])('an interview with %s cannot be submitted', (_name, answers, isRequired) => {
  open(answers, [], { isRequired });
  expect(submit().hasAttribute('disabled')).toBe(true);
});

test('submitting asks nothing when every question is answered', async () => {
  server.answer(submitInterview, { data: stateAfter, personalToken: 'mine' });
  const { person, onDone } = open(questions.map(({ id }) => [id, ready]));
  await person.click(submit());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('an answer that is refused while the interview is submitted stops it: the recording is still here', async () => {
  server.answer(submitInterview, { data: stateAfter, personalToken: 'mine' });
  const { person, onDone } = open(
    questions.map(({ id }) => [id, ready]),
    [],
    { isAllDelivered: false },
  );
  await person.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).not.toBe('true'));
  expect(server.asked(submitInterview)).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('in place of an answer that cannot be used, the one that it replaced can be used', async () => {
  const failed = { status: 'failed', reason: 'We could not read it.' } as const;
  const { person, restoreFormer } = open([
    [1, failed],
    [2, { ...failed, former: 17 }],
  ]);
  await person.click(screen.getByRole('button', { name: 'Use the earlier recording' }));
  expect(restoreFormer.mock.calls).toEqual([[2, 17]]);
});

const stateAfter = {
  submission: {
    id: 1,
    status: 'processing' as const,
    candidateName: 'Ruth',
    candidateEmail: 'r@example.com',
    isEnded: false,
  },
  resume: null,
  responses: [],
};
