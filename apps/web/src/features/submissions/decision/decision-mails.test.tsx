// @vitest-environment happy-dom
import { cancelDecisionMail, listDecisionMails } from '@nimble/contracts/decision-mails';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { DecisionMails } from './decision-mails.tsx';

const server = contractServer();

test('a double click cancels an email about a decision once', async () => {
  server.answer(listDecisionMails, {
    data: [
      {
        id: 5,
        kind: 'rejected',
        language: 'en',
        subject: 'Your interview',
        text: 'Thank you.',
        state: 'waiting',
        failure: null,
        sendAt: '2026-05-05T09:05:00.000Z',
        sentAt: null,
      },
    ],
  });
  server.answer(cancelDecisionMail, { data: { id: 5 } });
  const person = show(<DecisionMails submissionId={7} />);
  await pressTwice(person, await screen.findByRole('button', { name: 'Cancel email' }), {
    server,
    sends: [cancelDecisionMail],
    shows: () => screen.findByText('Email canceled'),
  });
  expect(server.asked(cancelDecisionMail)).toMatchObject([{ params: { id: '7', mailId: '5' } }]);
});
