// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import {
  defaultCriteria,
  type GivenScorecard,
  getScorecard,
  type Rating,
  type Scorecard,
  saveScorecard,
} from '@nimble/contracts/scorecards';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPlayer } from '../../shared/player.ts';
import { contractServer } from '../../testing/contract-server.ts';
import { pressByKeys } from '../../testing/keyboard.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AssessmentTab } from './assessment-tab.tsx';

const server = contractServer();
const given = '2026-05-05T09:00:00.000Z';
const rated = (stars: number, comment = ''): Rating[] =>
  defaultCriteria.map((criterion) => ({ criterion, questionId: null, stars, comment }));
const empty: Scorecard = {
  submissionId: 7,
  criteria: [...defaultCriteria],
  questions: [
    {
      id: 31,
      question: 'Which bread are you proud of?',
      pool: null,
      answer: { responseId: 71, startsAt: 0, duration: 20 },
    },
  ],
  own: { givenAt: null, ratings: [] },
  givenCount: 1,
  others: { state: 'hidden' },
  comments: [],
};
const of = (reviewer: string, ratings: Rating[], average: number, isOwn = false): GivenScorecard => ({
  reviewer,
  isOwn,
  givenAt: given,
  changedAt: null,
  average,
  ratings,
});

/** A server that keeps what it is sent, and shows the other scorecard once the own one is submitted. */
function openStored() {
  let stored = empty;
  server.answer(listColleagues, { data: [] });
  server.answer(getScorecard, () => ({ data: stored }));
  server.answer(saveScorecard, ({ body }) => {
    const { ratings, give } = (body as { data: { ratings: Rating[]; give: boolean } }).data;
    stored = { ...stored, own: { givenAt: give ? given : null, ratings } };
    if (give)
      stored = {
        ...stored,
        givenCount: 2,
        others: {
          state: 'shown',
          scorecards: [of('Kim Reviewer', rated(2, 'A doubt'), 2), of('Ada Hall', ratings, 4, true)],
          averages: {
            overall: 3,
            criteria: defaultCriteria.map((criterion) => ({ criterion, average: 3 })),
            questions: [],
          },
        },
      };
    return { data: stored };
  });
  return open();
}
const open = () => show(<AssessmentTab submissionId={7} player={createPlayer()} />, { user: signedInUser() });

const stars = (criterion: string) =>
  within(screen.getByRole('radiogroup', { name: `Stars for ${criterion}` })).getAllByRole<HTMLInputElement>(
    'radio',
  );
const submit = () => screen.findByRole('button', { name: 'Submit scorecard' });

test('a scorecard is filled by digits, kept as a draft, and submitted only when it is complete', async () => {
  const person = openStored();
  await person.click(await submit());
  expect(await screen.findByText(/^Rate every criterion before you submit/)).toBeDefined();
  expect(server.asked(saveScorecard)).toEqual([]);
  for (const criterion of defaultCriteria) {
    stars(criterion)[0]?.focus();
    await person.keyboard('4');
    await waitFor(() => expect(stars(criterion)[3]?.checked).toBe(true));
  }
  expect(screen.queryByText(/^Rate every criterion/)).toBeNull();
  expect(await screen.findByText('Draft saved. Only you see it.')).toBeDefined();
  cleanup();
  const later = open();
  await later.click(await submit());
  await waitFor(() =>
    expect(server.asked(saveScorecard).at(-1)?.body).toEqual({
      data: { ratings: rated(4), give: true },
    }),
  );
});

test('scorecards of others are counted, and shown once the own one is submitted', async () => {
  const person = openStored();
  expect(await screen.findByText(/^1 scorecard has been submitted\./)).toBeDefined();
  for (const criterion of defaultCriteria) await person.click(stars(criterion)[3] as HTMLElement);
  await person.click(await submit());
  const team = within(screen.getByRole('region', { name: 'Scorecards' }));
  expect(await team.findByText(/3 of 5 stars from 2 scorecards/)).toBeDefined();
  expect(screen.queryByText('A doubt')).toBeNull();
  await person.click(team.getByRole('button', { name: 'Show details: Kim Reviewer' }));
  expect(team.getAllByText('A doubt')).toHaveLength(defaultCriteria.length);
});

test('by keyboard alone, submitting leads on to the scorecards of others, and not to the start of the page', async () => {
  const person = openStored();
  await submit();
  for (const criterion of defaultCriteria) await person.click(stars(criterion)[3] as HTMLElement);
  await pressByKeys(person, 'Submit scorecard');
  await screen.findByText(/Kim Reviewer/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit scorecard' })).toBeNull());
  const own = screen.getByRole('region', { name: 'Your scorecard' });
  expect(own.contains(document.activeElement)).toBe(true);

  await person.click(stars(defaultCriteria[0])[1] as HTMLElement);
  await pressByKeys(person, 'Discard changes');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect(own.contains(document.activeElement)).toBe(true);
});

test('the comment of a criterion can be written as soon as its button is pressed', async () => {
  const person = openStored();
  const name = `Comment on ${defaultCriteria[1]}`;
  await person.click(await screen.findByRole('button', { name }));
  await person.keyboard('A clear answer');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value).toBe('A clear answer');
});
