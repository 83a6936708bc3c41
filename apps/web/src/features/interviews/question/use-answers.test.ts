// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { currentInterview, type InterviewState, type OpenInterview } from '@nimble/contracts/interviews';
import {
  checkTakeAgain,
  createTake,
  discardTake,
  listUnusedTakes,
  restoreFormerAnswer,
  type UnusedTake,
} from '@nimble/contracts/recordings';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { someTake } from '../../../testing/kept-take.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type KeptTake, sliceStore } from '../../recordings/index.ts';
import { useAnswers } from './use-answers.ts';

const server = contractServer();
const questionId = 4;
const takeId = '00000000-0000-4000-8000-000000000001';
afterEach(() => vi.restoreAllMocks());
type Answer = Extract<InterviewState['responses'][number], { takeId: string }>;

const answer = (changes: Partial<Answer>): InterviewState => ({
  submission: {
    id: 9,
    status: 'uploading',
    candidateName: 'Ruth',
    candidateEmail: 'r@example.com',
    isEnded: false,
  },
  resume: null,
  responses: [
    {
      id: 1,
      questionId,
      format: 'video',
      takeId,
      processingStatus: 'uploading',
      failure: null,
      hasFormer: false,
      duration: null,
      videoUrl: null,
      ...changes,
    },
  ],
});
const failed = (code: 'recording.unreadable' | 'recording.not_checked') =>
  answer({ processingStatus: 'failed', failure: { code, message: 'It cannot be used.' } });

/** The server has counted `takes`, and finds `finding` when it checks the answer. */
function open(
  shown: InterviewState,
  finding: InterviewState,
  { takes = 1, retakes = 0 as number | null, elsewhere = [] as UnusedTake[] } = {},
) {
  server.answer(listUnusedTakes, { data: elsewhere });
  server.answer(currentInterview, Response.json({ data: finding }));
  server.answer(checkTakeAgain, { data: answer({}) });
  const initial = {
    ...shown,
    job: { retakes, questions: [{ id: questionId, formats: [{ format: 'video' }] }] },
    takeCounts: [{ questionId, takes }],
    drafts: [],
    files: [],
  } as unknown as OpenInterview;
  const { result } = renderHook(() => useAnswers({ token: 'token', submissionId: 9, initial }));
  return {
    result,
    left: () => result.current.takesLeft(questionId),
    elsewhereNow: () => result.current.elsewhereNow,
    submitHere: (submit: () => Promise<string>) => result.current.submitHere(submit),
    use: (take: KeptTake) => act(() => result.current.use(take)),
    send: (take: KeptTake) => result.current.delivery.send(take),
    status: () => result.current.answers.get(questionId)?.status,
    record: () => act(() => result.current.onRecorded(someTake({ questionId, duration: 3 }))),
    /** How often the server was asked for them. */
    findings: () => server.asked(currentInterview).length,
    /** What it shows while the server has not answered. */
    beginCheck(): Promise<void> {
      let asking = Promise.resolve();
      act(() => {
        asking = result.current.checkAgain(questionId, takeId);
      });
      return asking;
    },
    checkAgain: () => act(() => result.current.checkAgain(questionId, takeId)),
    async restoreFormer(): Promise<void> {
      const shown = result.current.answers.get(questionId);
      const answerId = (shown?.status === 'failed' && shown.former) || 0;
      await act(() => result.current.restoreFormer(questionId, answerId));
    },
  };
}

test('an answer that fails its check costs no retake, and the next recording costs the one that came back', async () => {
  const { left, status, record } = open(answer({}), failed('recording.unreadable'));
  expect(left()).toBe(0);
  await waitFor(() => expect(status()).toBe('failed'));
  expect(left()).toBe(1);
  record();
  expect(left()).toBe(0);
});

test('after a reload the server has given it back already', () => {
  const { left, record } = open(failed('recording.unreadable'), answer({}), { takes: 0 });
  expect(left()).toBe(1);
  record();
  expect(left()).toBe(0);
});

test('a check that is repeated counts its recording again, until it fails again', async () => {
  const refused = failed('recording.not_checked');
  const { left, status, checkAgain } = open(refused, answer({}), { takes: 0 });
  expect(left()).toBe(1);
  await checkAgain();
  expect([status(), left()]).toEqual(['checking', 0]);
  server.answer(currentInterview, Response.json({ data: refused }));
  await waitFor(() => expect(status()).toBe('failed'));
  expect(left()).toBe(1);
});

test('in place of an answer that cannot be used, the one before it is checked, and costs no further retake', async () => {
  const unusable = answer({
    processingStatus: 'failed',
    failure: { code: 'recording.unreadable', message: 'It cannot be used.' },
    hasFormer: true,
  });
  const { left, status, restoreFormer } = open(answer({}), unusable, { takes: 2, retakes: 2 });
  await waitFor(() => expect(status()).toBe('failed'));
  expect(left()).toBe(2);
  server.answer(restoreFormerAnswer, { data: answer({}) });
  server.answer(currentInterview, Response.json({ data: answer({ processingStatus: 'ready' }) }));
  await restoreFormer();
  await waitFor(() => expect(status()).toBe('ready'));
  expect(server.asked(restoreFormerAnswer)).toMatchObject([{ params: { id: '1' } }]);
  expect(left()).toBe(2);
});

test('an answer whose check could not be repeated is as it was before', async () => {
  const refused = failed('recording.not_checked');
  const { left, status, checkAgain } = open(refused, refused, { takes: 0 });
  server.answer(checkTakeAgain, refusal('interview.already_submitted'));
  await checkAgain();
  expect([status(), left()]).toEqual(['failed', 1]);
});

test('what the server found before a check was repeated says nothing of the repeated check', async () => {
  const refused = failed('recording.not_checked');
  const { left, status, beginCheck, findings } = open(refused, refused, { takes: 0 });
  const release = server.hold();
  const asking = beginCheck();
  await waitFor(() => expect(findings()).toBeGreaterThan(1));
  expect(status()).toBe('checking');
  server.answer(currentInterview, Response.json({ data: answer({}) }));
  release();
  await act(() => asking);
  expect([status(), left()]).toEqual(['checking', 0]);
});

test('a recording that is refused while it goes on reveals that another device submitted the interview', async () => {
  const { submission, ...rest } = answer({});
  const submitted = { ...rest, submission: { ...submission, status: 'processing' as const } };
  const { elsewhereNow, send } = open(answer({}), submitted);
  server.answer(createTake, refusal('interview.already_submitted'));
  const take = someTake({ questionId });
  await sliceStore.begin(take);
  act(() => void send(take));
  await waitFor(() => expect(elsewhereNow()).toBe('submitted'));
});

test('an answer that is refused because another device submitted the interview leaves no message behind', async () => {
  const error = vi.spyOn(toast, 'error');
  const { submission, ...rest } = answer({});
  const submitted = { ...rest, submission: { ...submission, status: 'processing' as const } };
  const { elsewhereNow, status, use } = open(answer({}), submitted);
  server.answer(createTake, refusal('interview.already_submitted'));
  const take = someTake({ questionId });
  await sliceStore.begin(take);
  use(take);
  await waitFor(() => expect([status(), elsewhereNow()]).toEqual(['failed', 'submitted']));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(error).not.toHaveBeenCalled();
});

test('an answer that is refused in an open interview is reported', async () => {
  const error = vi.spyOn(toast, 'error');
  const { status, use } = open(answer({}), answer({}));
  server.answer(createTake, refusal('interview.already_submitted'));
  const take = someTake({ questionId });
  await sliceStore.begin(take);
  use(take);
  await waitFor(() => expect(error).toHaveBeenCalledWith('Failed to upload video'));
  await waitFor(() => expect(status()).toBe('failed'));
});

test('a recording that is refused while this device submits the interview reveals no other device', async () => {
  const { submission, ...rest } = answer({});
  const submitted = { ...rest, submission: { ...submission, status: 'processing' as const } };
  const { elsewhereNow, send, submitHere } = open(answer({}), submitted);
  server.answer(createTake, refusal('interview.already_submitted'));
  const take = someTake({ questionId });
  await sliceStore.begin(take);
  const unanswered = new Promise<string>(() => undefined);
  act(() => void submitHere(() => unanswered));
  act(() => void send(take));
  await waitFor(() => expect(server.asked(currentInterview)).not.toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(elsewhereNow()).toBeUndefined();
});

const unanswered = () => ({ ...answer({}), responses: [] });

test.each([
  ['kept where one can be recorded again', 1, true, true],
  ['not kept where none can be', 0, true, false],
  ['not kept where two may exceed the memory', 1, false, false],
])('earlier recordings beside the newest: %s', async (_name, retakes, isLasting, keepsEarlier) => {
  vi.spyOn(sliceStore, 'isLasting').mockResolvedValue(isLasting);
  const { result } = open(unanswered(), unanswered(), { retakes });
  await waitFor(() => expect(result.current.isRestored).toBe(true));
  expect(result.current.keepsEarlier).toBe(keepsEarlier);
});

test('a recording is to be judged here or elsewhere until it is used', async () => {
  server.answer(discardTake, new Response(null, { status: 204 }));
  const away = { takeId, questionId, mimeType: 'video/webm' as const, size: 9 };
  const { result, record } = open(unanswered(), unanswered(), { elsewhere: [away] });
  expect(result.current.isUnjudged(questionId)).toBe(false);
  await waitFor(() => expect(result.current.isUnjudged(questionId)).toBe(true));
  act(() => result.current.giveUpElsewhere(away));
  await waitFor(() => expect(server.asked(discardTake)).toHaveLength(1));
  expect(result.current.isUnjudged(questionId)).toBe(false);
  record();
  expect(result.current.isUnjudged(questionId)).toBe(true);
  const written = { id: 1, questionId, value: { format: 'text', text: 'Rye' } };
  act(() =>
    result.current.onValueUsed(questionId, {
      ...answer({}),
      responses: [written],
    } as unknown as InterviewState),
  );
  expect(result.current.answers.get(questionId)?.status).toBe('saved');
  expect(result.current.isUnjudged(questionId)).toBe(false);
});

test('after the interview nothing that was recorded is left on this device', async () => {
  const { result } = open(unanswered(), unanswered());
  await sliceStore.begin(someTake({ submissionId: 9, questionId }));
  await act(() => result.current.end());
  expect(await sliceStore.ofSubmission(9)).toEqual([]);
});
