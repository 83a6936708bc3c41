// @vitest-environment happy-dom
import { giveExtraTime, listExtraTime } from '@nimble/contracts/extra-time';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { ExtraTimeButton } from './index.ts';

const server = contractServer();

test('a double click gives a candidate extra time once, and deletes it once', async () => {
  server.answer(listExtraTime, { data: [] });
  const person = show(<ExtraTimeButton jobId={3} />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Extra time' }));
  await person.type(await screen.findByLabelText(/^Email address of the candidate/), 'emil@example.com');
  const given = { email: 'emil@example.com', factor: 1.5, untimed: false, questionsInAdvance: false };
  server.answer(giveExtraTime, { data: [given] });
  const remove = { name: 'Delete extra time for emil@example.com' };
  await pressTwice(person, screen.getByRole('button', { name: 'Give extra time' }), {
    server,
    sends: [giveExtraTime],
    shows: () => screen.findByRole('button', remove),
  });
  server.answer(giveExtraTime, { data: [] });
  await pressTwice(person, screen.getByRole('button', remove), {
    server,
    sends: [giveExtraTime],
    shows: () => screen.findByText('No candidates yet.'),
  });
  expect(server.asked(giveExtraTime).map(({ body }) => body)).toEqual([
    { data: given },
    { data: { ...given, factor: 1 } },
  ]);
});
