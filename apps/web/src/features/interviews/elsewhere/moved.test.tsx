// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { saveDraft } from '@nimble/contracts/answers';
import { currentInterview, type OpenInterview, submitInterview } from '@nimble/contracts/interviews';
import { acceptTake, appendToTake, takeOffset } from '@nimble/contracts/recordings';
import { publicSettings } from '@nimble/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { somePublicJob } from '../../../testing/jobs.ts';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { draftStore } from '../../answers/drafts/draft-store.ts';
import { type KeptTake, sliceStore } from '../../recordings/index.ts';
import { Interview } from '../session/interview.tsx';
import { readLocalSession, writeLocalSession } from '../session/local-session.ts';

const server = contractServer();
const email = 'ruth@example.com';
const moved = () => refusal('interview.moved');
const text = /^You continued this interview from the link in our email\./;

let submissionId = 0;
const question = {
  id: 4,
  question: 'Why?',
  duration: 60,
  isRequired: true,
  formats: [{ format: 'text', maximumWords: null, maximumCharacters: 2000 }, { format: 'video' }],
};
const draft = {
  questionId: 4,
  attempt: 1,
  sequence: 1,
  value: { format: 'text', text: 'Because' },
  secondsLeft: 50,
  isUsed: false,
};
const response = (processingStatus: 'ready' | 'uploading') => ({
  id: 1,
  questionId: 4,
  format: 'video',
  takeId: 'a',
  processingStatus,
  failure: null,
  hasFormer: false,
  duration: 3,
  videoUrl: null,
});
const interview = (changes: object = {}) =>
  ({
    submission: {
      id: submissionId,
      status: 'uploading',
      candidateName: 'Ruth',
      candidateEmail: email,
      isEnded: false,
    },
    resume: { name: 'ruth.pdf', size: 5, mime: 'application/pdf' },
    responses: [],
    job: { ...somePublicJob(), questions: [question] },
    takeCounts: [],
    drafts: [],
    files: [],
    mayBeginAgain: false,
    readsQuestionsFirst: false,
    timeFactor: 1,
    ...changes,
  }) as unknown as OpenInterview;

/** This tab is the only one. */
beforeEach(() => {
  submissionId += 1;
  const request = async (_name: string, _options: LockOptions, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});

/** The page of an interview, whose mailed link another device opens as soon as the page is shown. */
function open(changes: object = {}, reviewing = false) {
  const place = { questionIndex: 0, reviewing, devicesChecked: true };
  writeLocalSession('job', { email, submissionId, token: 'typed', ...place });
  let loads = 0;
  server.answer(currentInterview, () => {
    loads += 1;
    return loads === 1 ? { data: interview(changes) } : moved();
  });
  server.answer(publicSettings, somePublicSettings);
  return show(<Interview jobToken="job" />);
}

async function expectMoved(): Promise<void> {
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Nothing you recorded is lost: it is kept on this device.')).toBeDefined();
  expect(readLocalSession('job')).toBeUndefined();
}

async function keptTake(changes: Partial<KeptTake>): Promise<KeptTake> {
  const take = someTake({ submissionId, questionId: 4, state: 'recorded', ...changes });
  await sliceStore.begin(take);
  await appendRandom(take.takeId, 5000);
  return take;
}

test('a recording that is being sent stays on this device, and the page says where the interview goes on', async () => {
  const { takeId } = await keptTake({});
  server.answer(takeOffset, new Response(null, { headers: { 'upload-offset': '0' } }));
  server.answer(appendToTake, moved());
  open();
  await expectMoved();
  expect(await sliceStore.find(takeId)).toMatchObject({ size: 5000 });
});

test('so does an answer that the server does not accept any more', async () => {
  const { takeId } = await keptTake({ state: 'chosen' });
  server.answer(takeOffset, new Response(null, { headers: { 'upload-offset': '5000' } }));
  server.answer(acceptTake, moved());
  open();
  await expectMoved();
  expect(await sliceStore.find(takeId)).toMatchObject({ size: 5000 });
});

test('what is written meanwhile stays on this device', async () => {
  server.answer(saveDraft, moved());
  const person = open({ drafts: [draft] });
  await person.type(await screen.findByRole('textbox'), ' I can');
  await expectMoved();
  const kept = await draftStore.read(submissionId);
  expect(kept.map(({ value }) => value)).toEqual([{ format: 'text', text: 'Because I can' }]);
});

test('submitting says it, too', async () => {
  server.answer(submitInterview, moved());
  const person = open({ responses: [response('ready')] }, true);
  await person.click(await screen.findByRole('button', { name: 'Submit interview' }));
  await expectMoved();
});

test('a page that waits for the check of an answer does not ask for ever', async () => {
  open({ responses: [response('uploading')] });
  await expectMoved();
});

test('a reload of the page says it, and a later one opens the link', async () => {
  writeLocalSession('job', { email, submissionId, token: 'typed', questionIndex: 0, reviewing: false });
  server.answer(currentInterview, moved());
  show(<Interview jobToken="job" />);
  await expectMoved();
});

test('the session of another tab, which has opened the emailed link, stays', async () => {
  const session = { email, submissionId, questionIndex: 0, reviewing: false };
  writeLocalSession('job', { ...session, token: 'typed' });
  server.answer(currentInterview, () => {
    writeLocalSession('job', { ...session, token: 'mailed' });
    return moved();
  });
  show(<Interview jobToken="job" />);
  expect(await screen.findByText(text)).toBeDefined();
  await waitFor(() => expect(readLocalSession('job')?.token).toBe('mailed'));
});
