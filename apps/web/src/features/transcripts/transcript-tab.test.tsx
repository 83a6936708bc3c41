// @vitest-environment happy-dom
import {
  getTranscript,
  type SubmissionTranscript,
  startTranscription,
  type TranscriptStatus,
} from '@nimble/contracts/transcripts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { emptyTranscript } from '../../testing/transcripts.ts';
import { TranscriptTab } from './transcript-tab.tsx';

const server = contractServer();
const withStatus = (status: TranscriptStatus, isEngineOn = true) => emptyTranscript(7, status, isEngineOn);

const open = (user = signedInUser()) => show(<TranscriptTab submissionId={7} player={null} />, { user });
const button = (name: string) => screen.queryByRole('button', { name });

test('a double click starts a failed transcription again once', async () => {
  server.answer(getTranscript, { data: withStatus('failed') });
  server.answer(startTranscription, { data: withStatus('queued') });
  const person = open();
  await pressTwice(person, await screen.findByRole('button', { name: 'Retry' }), {
    server,
    sends: [startTranscription],
    shows: () => screen.findByText('Transcription started'),
  });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

const ask = 'Ask the person who runs it to set one up.';

test('without a speech engine, people who can set one up learn how', async () => {
  server.answer(getTranscript, { data: withStatus('none', false) });
  open();
  expect(await screen.findByText('This submission has no transcript.')).toBeDefined();
  expect(screen.getByText(ask, { exact: false })).toBeDefined();
  expect(button('Transcribe now')).toBeNull();
  cleanup();
  open(signedInUser({ permissions: { ...allPermissions, company: { view: true } } }));
  expect(await screen.findByText('This submission has no transcript.')).toBeDefined();
  expect(document.body.textContent).not.toContain('speech engine');
  cleanup();
  const person = open(signedInUser({ role: { id: 9, name: 'master', description: 'Master' } }));
  await person.click(await screen.findByRole('link', { name: 'Set one up under Installation' }));
  expect(screen.getByText('at /installation')).toBeDefined();
});

test('with one, people with the permission can have an answer transcribed', async () => {
  server.answer(getTranscript, { data: withStatus('none') });
  open();
  await waitFor(() => expect(button('Transcribe now')).not.toBeNull());
  expect(document.body.textContent).not.toContain('speech engine');
  cleanup();
  open(signedInUser({ permissions: { submission: { view: true } } }));
  expect(await screen.findByText(/^No transcription available/)).toBeDefined();
  expect(button('Transcribe now')).toBeNull();
});

test('words stand as their script has them, which may be without blanks', async () => {
  const transcript = withStatus('done');
  const words = ['我', '喜欢。', 'OK', 'yes'].map((word, at) => ({
    word,
    start: at / 2,
    end: at / 2 + 0.4,
    confidence: null,
  }));
  server.answer(getTranscript, {
    data: { ...transcript, answers: transcript.answers.map((answer) => ({ ...answer, words })) },
  });
  open();
  expect((await screen.findByText('喜欢。')).closest('p')?.textContent).toBe('我喜欢。OK yes');
});

test('transcripts that are pending, failed and empty each say so', async () => {
  const openWith = async (answer: SubmissionTranscript, text: string) => {
    server.answer(getTranscript, { data: answer });
    open();
    expect(await screen.findByText(text, { exact: false })).toBeDefined();
    const mayRetry = button('Retry') !== null;
    cleanup();
    return mayRetry;
  };
  expect(await openWith(withStatus('queued'), 'This answer is being transcribed.')).toBe(false);
  const failed = withStatus('failed');
  const failure = { code: 'transcript.failed' as const, message: 'The model is gone.', details: {} };
  const answers = failed.answers.map((answer) => ({ ...answer, failure }));
  const why = 'Failed to transcribe this answer: The model is gone.';
  expect(await openWith({ ...failed, answers }, why)).toBe(true);
  expect(await openWith(withStatus('done'), 'No words were recognized in this answer.')).toBe(false);
});

test('what is found is marked while one types, before a press goes there', async () => {
  const transcript = withStatus('done');
  const words = ['My', 'bread', 'and', 'breadcrumbs'].map((word, start) => ({
    word,
    start,
    end: start + 1,
    confidence: null,
  }));
  const answers = transcript.answers.map((answer) => ({ ...answer, words }));
  server.answer(getTranscript, { data: { ...transcript, answers } });
  const person = open();
  await person.type(await screen.findByLabelText('Find in this transcript'), 'bread');
  const marked = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marked()).toEqual(['bread', 'breadcrumbs']);
  await person.clear(screen.getByLabelText('Find in this transcript'));
  expect(marked()).toEqual([]);
});

test.each([
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}…`],
  ['🥖'.repeat(50), '🥖'.repeat(50)],
  [`${'a'.repeat(49)}🥖🥖`, `${'a'.repeat(49)}🥖…`],
])('the question %s is shortened to 50 characters at most', async (question, shown) => {
  const transcript = withStatus('done');
  const answers = transcript.answers.map((answer) => ({ ...answer, question }));
  server.answer(getTranscript, { data: { ...transcript, answers } });
  open();
  const title = await screen.findByTitle(question);
  expect(title.textContent).toContain(shown);
});
