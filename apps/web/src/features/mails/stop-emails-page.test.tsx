// @vitest-environment happy-dom
import { stopMails } from '@nimble/contracts/mails';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { StopEmailsPage } from './stop-emails-page.tsx';

const server = contractServer();

test('a double click stops the emails of a company once', async () => {
  server.answer(stopMails, { message: 'Stopped' });
  location.hash = 'company=1&address=theirs&signature=signed';
  const person = show(<StopEmailsPage />);
  await pressTwice(person, screen.getByRole('button', { name: 'Stop these emails' }), {
    server,
    sends: [stopMails],
    shows: () => screen.findByText('You won’t receive these emails anymore'),
  });
  const given = server.asked(stopMails).map(({ query }) => Object.fromEntries(query));
  expect(given).toEqual([{ company: '1', address: 'theirs', signature: 'signed' }]);
});

test('a sentence about a company whose name is not in the link begins as one', () => {
  location.hash = 'company=1&address=theirs&signature=signed';
  show(<StopEmailsPage />);
  expect(screen.queryByText(/^This company will not be able to email this address again\./)).not.toBeNull();
});

test('only a refusal sends to the link of a newer email', async () => {
  location.hash = 'company=1&address=theirs&signature=signed';
  server.answer(stopMails, refusal('request.too_many'));
  const person = show(<StopEmailsPage />);
  const stop = screen.getByRole('button', { name: 'Stop these emails' });
  await person.click(stop);
  expect((await screen.findByRole('alert')).textContent).not.toContain('newer email');
  server.answer(stopMails, refusal('request.forbidden'));
  await person.click(stop);
  expect(await screen.findByText(/newer email/)).toBeDefined();
});

test.each(['', 'company=1', 'company=1&address=theirs', 'address=theirs&signature=signed'])(
  'a link that a mail program has cut off offers nothing that must fail: %j',
  (cutOff) => {
    location.hash = cutOff;
    show(<StopEmailsPage />);
    expect(screen.getByRole('heading').textContent).toBe('This link is not complete');
    expect(screen.queryByText(/Open it from the email again/)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
