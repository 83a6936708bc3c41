// @vitest-environment happy-dom
import { getScorecard, type Scorecard } from '@nimble/contracts/scorecards';
import { getSubmission, updateSubmission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../lib/preferences.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission } from '../../testing/submissions.ts';
import { submissionQuery } from '../submissions/index.ts';
import { DecideInColumn } from './decide-in-column.tsx';

// Emails have tests of their own.
changePreferences({ asksForMail: false });
const server = contractServer();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const scorecard: Scorecard = {
  submissionId: 7,
  criteria: ['Communication'],
  questions: [],
  own: { givenAt: null, ratings: [] },
  givenCount: 2,
  others: { state: 'hidden' },
  comments: [],
};

function Column() {
  const { data } = useQuery(submissionQuery(7));
  return data && <DecideInColumn submission={data} scorecard={scorecard} />;
}

async function open(permissions = allPermissions) {
  server.answer(getSubmission, { data: someSubmission() });
  const person = show(<Column />, { user: signedInUser({ permissions }) });
  await screen.findByRole('button', { name: /scorecard/i });
  return person;
}

test('a candidate is approved where candidates are compared, and it can be undone', async () => {
  const person = await open();
  const data = someSubmission({ status: 'shortlisted', reviewedAt: '2026-05-05T09:00:00.000Z' });
  server.answer(updateSubmission, { data });
  server.answer(getSubmission, { data });
  await person.click(button('Approve Ruth Example'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(server.asked(updateSubmission).map(({ body }) => body)).toEqual([
    { data: { status: 'shortlisted', ifUnchanged: { status: 'pending' } } },
  ]);
  expect(screen.queryByRole('button', { name: 'Approve Ruth Example' })).toBeNull();
});

test('a score is shown at once, and goes when a colleague was faster', async () => {
  const person = await open();
  const held = Promise.withResolvers<void>();
  server.answer(updateSubmission, () => {
    held.resolve();
    return refusal('submission.changed_meanwhile');
  });
  server.answer(getSubmission, { data: someSubmission({ rating: 40 }) });
  await person.click(button(/4 of 5, 80%/));
  await held.promise;
  await waitFor(() => expect(button(/2 of 5, 40%/).getAttribute('aria-pressed')).toBe('true'));
  expect(button(/4 of 5, 80%/).getAttribute('aria-pressed')).toBe('false');
});

test('the own scorecard opens in place, and keeps the others’ back until it is given', async () => {
  const person = await open();
  server.answer(getScorecard, { data: scorecard });
  await person.click(button('Your scorecard for Ruth Example'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scorecard: Ruth Example' }));
  expect(await dialog.findByText('Hidden until you submit yours')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Submit scorecard' })).toBeDefined();
});

test('who may only look decides nothing and rates nothing', async () => {
  const person = await open({
    ...allPermissions,
    submission: { view: true, create: false, update: false, delete: false },
  });
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark as|%/ })).toBeNull();
  server.answer(getScorecard, { data: scorecard });
  await person.click(button('Scorecard of Ruth Example'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scorecard: Ruth Example' }));
  await dialog.findByText('Hidden until you submit yours');
  expect(dialog.queryByRole('button', { name: 'Submit scorecard' })).toBeNull();
});
