// @vitest-environment happy-dom
import { startBulkAction } from '@nimble/contracts/bulk-actions';
import { cancelDecisionMail, listDecisionMails, type PlannedMail } from '@nimble/contracts/decision-mails';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someBulkAction } from '../../../testing/bulk-actions.ts';
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
  const person = show(<DecisionMails submissionId={7} status="rejected" />);
  await pressTwice(person, await screen.findByRole('button', { name: 'Cancel email' }), {
    server,
    sends: [cancelDecisionMail],
    shows: () => screen.findByText('Email canceled'),
  });
  expect(server.asked(cancelDecisionMail)).toMatchObject([{ params: { id: '7', mailId: '5' } }]);
});

const failed: PlannedMail = {
  id: 5,
  kind: 'rejected',
  language: 'en',
  subject: 'Your interview',
  text: 'Thank you.',
  state: 'failed',
  failure: 'refused',
  sendAt: '2026-05-05T09:05:00.000Z',
  sentAt: null,
};

test('an email that the mail server refused is sent again once, in the same words', async () => {
  server.answer(listDecisionMails, { data: [failed] });
  server.answer(
    startBulkAction,
    someBulkAction({ id: 9, kind: 'mail', mail: 'rejected', total: 1, done: 1 }),
  );
  const person = show(<DecisionMails submissionId={7} status="rejected" />);
  await pressTwice(person, await screen.findByRole('button', { name: 'Send again' }), {
    server,
    sends: [startBulkAction],
    shows: () => screen.findByText('The email will be sent in 30 seconds.'),
  });
  const words = { subject: 'Your interview', text: 'Thank you.' };
  expect(server.asked(startBulkAction)).toMatchObject([
    {
      body: {
        data: {
          change: { kind: 'mail', mail: { kind: 'rejected', words } },
          selection: { by: 'ids', submissions: [{ id: 7 }] },
        },
      },
    },
  ]);
});

test.each<[string, PlannedMail[], 'rejected' | 'shortlisted']>([
  ['another of its kind waits', [{ ...failed, id: 6, state: 'waiting', failure: null }, failed], 'rejected'],
  ['it does not fit the decision any more', [failed], 'shortlisted'],
  ['the candidate has unsubscribed', [{ ...failed, failure: 'unsubscribed' }], 'rejected'],
])('a failed email is not offered again when %s', async (_when, data, status) => {
  server.answer(listDecisionMails, { data });
  show(<DecisionMails submissionId={7} status={status} />);
  expect(await screen.findByText(/was not sent/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
