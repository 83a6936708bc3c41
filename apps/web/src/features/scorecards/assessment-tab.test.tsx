// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import {
  addVideoComment,
  defaultCriteria,
  deleteVideoComment,
  getScorecard,
  type Rating,
  type Scorecard,
  saveScorecard,
  type VideoComment,
} from '@nimble/contracts/scorecards';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPlayer } from '../../shared/player.ts';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { doTwice, pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { AssessmentTab } from './assessment-tab.tsx';

const server = contractServer();
const asked = { id: 31, question: 'Which bread are you proud of?', pool: null };
const scorecard = (changes: Partial<Scorecard> = {}): Scorecard => ({
  submissionId: 7,
  criteria: [...defaultCriteria],
  questions: [{ ...asked, answer: { responseId: 71, startsAt: 0, duration: 20 } }],
  own: { givenAt: null, ratings: [] },
  givenCount: 0,
  others: { state: 'hidden' },
  comments: [],
  ...changes,
});
const some = (comment: string): VideoComment => ({
  id: 5,
  responseId: 71,
  second: 0,
  comment,
  author: 'Kim Reviewer',
  isGuest: false,
  mayDelete: true,
  createdAt: '2026-05-04T12:00:00.000Z',
});

async function open(shown = scorecard()) {
  server.answer(getScorecard, { data: shown });
  server.answer(listColleagues, { data: [] });
  const person = show(<AssessmentTab submissionId={7} player={createPlayer()} />, { user: signedInUser() });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Comment on this moment');
  return { person, field };
}

/** Answers with what was written, and then lists it. */
function answerComment(): void {
  server.answer(addVideoComment, ({ body }) => {
    const comment = some((body as { data: { comment: string } }).data.comment);
    server.answer(getScorecard, { data: scorecard({ comments: [comment] }) });
    return { data: comment };
  });
}

const listed = (comment: string) => screen.findByText(comment, { selector: 'li *' });

test('a double click comments on a moment once, and so do its keys', async () => {
  const { person, field } = await open(scorecard({ criteria: [] }));
  answerComment();
  await person.type(field, 'Look at the crust.');
  await pressTwice(person, screen.getByRole('button', { name: 'Comment' }), {
    server,
    sends: [addVideoComment],
    shows: () => listed('Look at the crust.'),
  });
  await waitFor(() => expect(field.value).toBe(''));
  await person.type(field, 'Listen to the crumb.');
  await doTwice(() => person.keyboard('{Control>}{Enter}{Enter}{/Control}'), {
    server,
    sends: [addVideoComment],
    shows: () => listed('Listen to the crumb.'),
  });
});

test('what is typed while a comment is being sent stays for the next one', async () => {
  const { person, field } = await open(scorecard({ criteria: [] }));
  answerComment();
  await person.type(field, 'Look at the crust.');
  const answer = server.hold();
  await person.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(server.asked(addVideoComment)).toHaveLength(1));
  await person.type(field, ' And the crumb.');
  answer();
  await listed('Look at the crust.');
  await waitFor(() => expect(field.value).toBe('And the crumb.'));
});

test('the button of a comment is busy while the colleagues it mentions load', async () => {
  const { person, field } = await open(scorecard({ criteria: [] }));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(listColleagues, async () => {
    await promise;
    return { data: [{ id: 5, name: 'Kim Reviewer', mayReview: true }] };
  });
  answerComment();
  await person.type(field, 'Look, @Kim Reviewer');
  const button = screen.getByRole('button', { name: 'Comment' });
  await person.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  resolve();
  await listed('Look, @Kim Reviewer');
  expect(server.asked(addVideoComment).map(({ body }) => body)).toMatchObject([{ data: { mentions: [5] } }]);
});

test('a double click deletes a comment once', async () => {
  const { person } = await open(scorecard({ comments: [some('Look at the crust.')] }));
  server.answer(deleteVideoComment, { data: { id: 5 } });
  server.answer(getScorecard, { data: scorecard() });
  const button = screen.getByRole('button', { name: 'Delete the comment of Kim Reviewer' });
  await pressTwice(person, button, {
    server,
    sends: [deleteVideoComment],
    shows: () => screen.findByText('Comment deleted'),
  });
  await waitFor(() => expect(screen.queryByText('Look at the crust.')).toBeNull());
});

test('a double click submits a scorecard once', async () => {
  const ratings = defaultCriteria.map(
    (criterion): Rating => ({ criterion, questionId: null, stars: 4, comment: '' }),
  );
  const { person } = await open(scorecard({ own: { givenAt: null, ratings } }));
  const givenAt = '2026-05-05T09:00:00.000Z';
  server.answer(saveScorecard, { data: scorecard({ own: { givenAt, ratings }, givenCount: 1 }) });
  await pressTwice(person, screen.getByRole('button', { name: 'Submit scorecard' }), {
    server,
    sends: [saveScorecard],
    shows: () => screen.findByText('Scorecard submitted'),
  });
  expect(server.asked(saveScorecard)).toMatchObject([{ body: { data: { ratings, give: true } } }]);
});
