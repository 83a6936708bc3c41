// @vitest-environment happy-dom
import { showSentInterview } from '@nimble/contracts/interviews';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { SentInterviewPage } from './sent-interview-page.tsx';

const server = contractServer();
afterEach(() => {
  location.hash = '';
});

function open(token: string) {
  location.hash = token;
  return show(<SentInterviewPage jobToken="link" />);
}

test('a link without its token shows an error, without a call', async () => {
  open('');
  expect(await screen.findByText(texts.sentGone)).toBeDefined();
  expect(server.asked(showSentInterview)).toEqual([]);
});

test('a failed load can be retried; an erased interview shows that', async () => {
  server.answer(showSentInterview, refusal('server.failed'));
  const person = open('token');
  const retry = await screen.findByRole('button', { name: texts.retryConnection });
  server.answer(showSentInterview, refusal('request.unauthorized'));
  await person.click(retry);
  expect(await screen.findByText(texts.sentGone)).toBeDefined();
  expect(server.asked(showSentInterview).map(({ body }) => body)).toEqual([
    { token: 'token' },
    { token: 'token' },
  ]);
});
