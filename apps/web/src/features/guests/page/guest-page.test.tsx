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
  const answer = { responseId: 71, question: 'Why the harbour?', startsAt: 0, duration: 20, value: null };
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
