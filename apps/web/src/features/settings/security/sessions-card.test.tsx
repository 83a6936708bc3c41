// @vitest-environment happy-dom
import { endOtherSessions, endSession, listSessions, type OpenSession } from '@nimble/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { SessionsCard } from './sessions-card.tsx';

const server = contractServer();

const here: OpenSession = {
  id: '6f1c1f0e-5f0b-4d0b-9d0a-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.1',
  lastUsedAt: '2026-05-04T12:00:00.000Z',
  createdAt: '2026-05-04T12:00:00.000Z',
  isCurrent: true,
};
const phone: OpenSession = {
  ...here,
  id: '6f1c1f0e-5f0b-4d0b-9d0a-000000000002',
  system: 'Android',
  isCurrent: false,
};
function open() {
  server.answer(listSessions, { data: [here, phone] });
  return show(<SessionsCard />);
}

test('a double click signs another device out once', async () => {
  server.answer(endSession, { message: 'Ended' });
  const person = open();
  const signOut = await screen.findByRole('button', { name: 'Sign out Firefox on Android' });
  server.answer(listSessions, { data: [here] });
  await pressTwice(person, signOut, {
    server,
    sends: [endSession],
    shows: () => screen.findByText('Device signed out'),
  });
  expect(server.asked(endSession)).toMatchObject([{ params: { sessionId: phone.id } }]);
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  expect(screen.getByText('This device')).toBeDefined();
});

test('a double click signs out everywhere else once, and its dialog closes', async () => {
  server.answer(endOtherSessions, { message: 'Ended' });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else' }));
  await pressTwice(person, asking.getByRole('button', { name: 'Sign out everywhere else' }), {
    server,
    sends: [endOtherSessions],
    shows: () => screen.findByText('Signed out everywhere else'),
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
