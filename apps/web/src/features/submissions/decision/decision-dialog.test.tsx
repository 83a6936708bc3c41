// @vitest-environment happy-dom
import type { Answer } from '@nimble/contracts/calls';
import { draftDecisionMail, listDecisionMails, type PlannedMail } from '@nimble/contracts/decision-mails';
import { publicSettings } from '@nimble/contracts/settings';
import {
  getSubmission,
  type Submission,
  undoDecision,
  updateSubmission,
} from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { changePreferences } from '../../../lib/preferences.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { useReviewKeys } from '../keyboard/use-review-keys.ts';
import { ReviewActions } from '../review/review-actions.tsx';
import { useDecide } from '../review/use-decide.ts';
import { submissionQuery } from '../submissions.queries.ts';

const server = contractServer();
beforeEach(() => changePreferences({ asksForMail: true }));

const words = { subject: 'Your application', text: 'Hello {candidateName}' };
const draft = {
  to: 'ruth@example.com',
  language: 'de' as const,
  words,
  rendered: { subject: 'Your application', text: 'Hello Ruth', html: '<p>Hello Ruth</p>' },
  isPlanned: false,
};
const waiting: PlannedMail = {
  id: 3,
  kind: 'rejected',
  language: 'de',
  ...words,
  state: 'waiting',
  failure: null,
  sendAt: '2026-05-05T09:00:33.000Z',
  sentAt: null,
};

/** Also before the settings have loaded: they are asked for when this shows. */
function Bar() {
  const [id, setId] = useState(7);
  const { data } = useQuery(submissionQuery(id));
  return (
    <>
      {data && <Decided key={id} submission={data} />}
      <button type="button" onClick={() => setId(8)}>
        Next
      </button>
    </>
  );
}

function Decided({ submission }: { submission: Submission }) {
  const decide = useDecide(submission);
  useReviewKeys({ approve: decide.approve, reject: decide.reject });
  return <ReviewActions submission={submission} mayReview decide={decide} />;
}

type Mails = Answer<typeof publicSettings>['data']['mails'];

/** Presses Reject. @returns the user, and the changes that the server got. */
async function reject(mails: Mails = 'sent', told = Promise.resolve()) {
  const settings = { signInMethods: ['password' as const], registration: 'open' as const, mails };
  server.answer(publicSettings, () => told.then(() => ({ data: settings })));
  const rejected = someSubmission({ status: 'rejected', reviewedAt: '2026-05-05T09:00:00.000Z' });
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(updateSubmission, { data: rejected });
  server.answer(draftDecisionMail, { data: draft });
  server.answer(listDecisionMails, { data: [waiting] });
  const person = show(<Bar />);
  await person.click(await screen.findByRole('button', { name: /Reject/ }));
  server.answer(getSubmission, { data: rejected });
  return { person, sent: () => server.asked(updateSubmission).map(({ body }) => body) };
}

const button = (name: string) => screen.findByRole('button', { name });
const before = { status: 'rejected', ifUnchanged: { status: 'pending' } };

test('rejecting asks which email goes with it, and sends the template', async () => {
  const { person, sent } = await reject();
  expect(await screen.findByText(/To ruth@example.com/)).toBeDefined();
  expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toBe('<p>Hello Ruth</p>');
  expect(sent()).toEqual([]);
  await person.click(await button('Reject and send'));
  expect(await screen.findByText('Candidate rejected. The email will be sent in 30 seconds.')).toBeDefined();
  expect(sent()).toEqual([{ data: { ...before, mail: { kind: 'rejected' } } }]);
  expect(await button('Cancel email')).toBeDefined();
});

test('undoing a rejection also ends its email', async () => {
  const { person } = await reject();
  await person.click(await button('Reject and send'));
  await screen.findByText('The email “Your application” will be sent in a moment.');
  server.answer(undoDecision, { data: someSubmission() });
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(listDecisionMails, { data: [] });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Decision undone')).toBeDefined();
  expect(await button('Reject candidate')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/will be sent in a moment/)).toBeNull());
});

test('edited words are sent; a field that does not exist is not', async () => {
  const { person, sent } = await reject();
  await person.click(await button('Edit'));
  const subject = screen.getByRole('textbox', { name: /Subject/ });
  await person.clear(subject);
  await person.type(subject, 'Hello {{score}');
  expect(await screen.findByText(/There is no field “score”/)).toBeDefined();
  expect((await button('Reject and send')).hasAttribute('disabled')).toBe(true);
  await person.clear(subject);
  await person.type(subject, 'We decided');
  await person.click(await button('Reject and send'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const edited = { kind: 'rejected', words: { ...words, subject: 'We decided' } };
  expect(sent()).toEqual([{ data: { ...before, mail: edited } }]);
});

test('a rejection without an email asks once, if the person wants no more questions', async () => {
  const { person, sent } = await reject();
  await person.selectOptions(screen.getByRole('combobox'), 'No email');
  await person.click(screen.getByRole('checkbox', { name: /Don’t ask again/ }));
  await person.click(await button('Reject without email'));
  expect(await screen.findByText('Candidate rejected successfully!')).toBeDefined();
  expect(sent()).toEqual([{ data: before }]);
  expect(localStorage.getItem('nimble_settings')).toContain('"asksForMail":false');
});

test('a rejection asks about the email if the settings cannot be loaded, and says why', async () => {
  server.answer(publicSettings, refusal('server.failed'));
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(draftDecisionMail, { data: draft });
  const person = show(<Bar />);
  await person.click(await screen.findByRole('button', { name: /Reject/ }));
  expect(await button('Reject and send')).toBeDefined();
  expect(screen.getByText(/We couldn’t check whether emails are sent/)).toBeDefined();
  expect(server.asked(updateSubmission)).toEqual([]);
});

test('a press before the server has said whether it sends emails is busy until its answer', async () => {
  const told = Promise.withResolvers<void>();
  const { person, sent } = await reject('outbox', told.promise);
  expect((await button('Reject candidate')).getAttribute('aria-busy')).toBe('true');
  expect((await button('Approve candidate')).hasAttribute('disabled')).toBe(true);
  await person.click(await button('Reject candidate'));
  expect(screen.queryByRole('dialog')).toBeNull();
  told.resolve();
  expect(await screen.findByText('Candidate rejected successfully!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('another decision by keys before the server has said so is saved after the first', async () => {
  const told = Promise.withResolvers<void>();
  const { person, sent } = await reject('outbox', told.promise);
  await person.keyboard('aar');
  told.resolve();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const statuses = server.asked(updateSubmission).map(({ body }) => (body as { data: object }).data);
  expect(statuses).toMatchObject([{ status: 'rejected' }, { status: 'shortlisted' }, { status: 'rejected' }]);
});

/** Rejects one candidate, and goes on to the next one before the server has said whether it sends emails. */
async function rejectAndGoOn(mails: Mails) {
  const told = Promise.withResolvers<void>();
  const { person } = await reject(mails, told.promise);
  server.answer(getSubmission, { data: someSubmission({ id: 8, candidateName: 'Ben' }) });
  await person.click(await button('Next'));
  expect((await button('Reject candidate')).hasAttribute('aria-busy')).toBe(false);
  told.resolve();
}

test('a decision without a question about emails is saved for its candidate after the person went on', async () => {
  await rejectAndGoOn('outbox');
  expect(await screen.findByText('Candidate rejected successfully!')).toBeDefined();
  expect(screen.getByText('Ruth Example')).toBeDefined();
  expect(server.asked(updateSubmission).map(({ params }) => params['id'])).toEqual(['7']);
});

test('a decision whose question comes after the person went on is not saved, which is said with the name', async () => {
  await rejectAndGoOn('sent');
  expect(await screen.findByText(/Your decision wasn’t saved/)).toBeDefined();
  expect(screen.getByText('Ruth Example')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(updateSubmission)).toEqual([]);
});

test('without a mail server a rejection needs one click', async () => {
  const { sent } = await reject('outbox');
  expect(await screen.findByText('Candidate rejected successfully!')).toBeDefined();
  expect(sent()).toEqual([{ data: before }]);
});
