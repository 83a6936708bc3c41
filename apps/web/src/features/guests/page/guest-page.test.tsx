// @vitest-environment happy-dom
import { addGuestComment, getGuestTranscript, openGuestLink } from '@nimble/contracts/guests';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { somePublicJob } from '../../../testing/jobs.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { GuestPage } from './guest-page.tsx';

const server = contractServer();
afterEach(() => {
  location.hash = '';
});

test('a double click comments once, and the comment is listed', async () => {
  const answer = {
    responseId: 71,
    number: 1,
    question: 'Why the harbour?',
    startsAt: 0,
    duration: 20,
    value: null,
  };
  server.answer(openGuestLink, {
    data: {
      company: somePublicJob().company,
      jobTitle: 'Head Baker',
      expiresAt: '2099-05-11T12:00:00.000Z',
      candidates: [
        {
          number: 1,
          name: null,
          video: { url: '/api/guest-media/5/9', posterUrl: null, duration: 20 },
          answers: [answer],
        },
      ],
      comments: [],
    },
  });
  server.answer(getGuestTranscript, { data: { captions: null, answers: [] } });
  location.hash = '#secret';
  const person = show(<GuestPage />);
  await person.type(await screen.findByLabelText('Your name'), 'Kim');
  await person.type(screen.getByLabelText('Comment on this moment'), 'Convincing');
  const written = { responseId: 71, second: 0, comment: 'Convincing' };
  server.answer(addGuestComment, {
    data: { ...written, id: 1, author: 'Kim', createdAt: '2026-05-05T12:00:00.000Z' },
  });
  const comments = within(screen.getByRole('region', { name: 'Comments' }));
  await pressTwice(person, comments.getByRole('button', { name: 'Comment' }), {
    server,
    sends: [addGuestComment],
    shows: async () => within(await comments.findByRole('listitem')).getByText('Convincing'),
  });
  expect(server.asked(addGuestComment)).toMatchObject([{ body: { data: { ...written, name: 'Kim' } } }]);
});

test('an answer has the number of its question, also after one that was left out', async () => {
  server.answer(openGuestLink, {
    data: {
      company: somePublicJob().company,
      jobTitle: 'Head Baker',
      expiresAt: '2099-05-11T12:00:00.000Z',
      candidates: [
        {
          number: 1,
          name: null,
          video: { url: '/api/guest-media/5/9', posterUrl: null, duration: 20 },
          answers: [
            {
              responseId: 72,
              number: 2,
              question: 'Why the harbour?',
              startsAt: 0,
              duration: 20,
              value: null,
            },
          ],
        },
      ],
      comments: [],
    },
  });
  const words = [{ word: 'Bread', start: 0, end: 1 }];
  server.answer(getGuestTranscript, {
    data: { captions: 'WEBVTT', answers: [{ responseId: 72, words }] },
  });
  location.hash = '#secret';
  const person = show(<GuestPage />);
  expect(await screen.findByRole('button', { name: 'Go to answer 2 at 0:00' })).toBeDefined();
  expect(screen.getByText('At 0:00 in answer 2')).toBeDefined();
  await person.click(await screen.findByText('Transcript'));
  const shown = screen.getAllByText(/Why the harbour\?/).map((text) => text.closest('p, h3')?.textContent);
  expect(shown).toEqual(['2. Why the harbour?', '2. Why the harbour?']);
});
