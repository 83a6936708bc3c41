// @vitest-environment happy-dom
import { listSubmissions, type SubmissionStatus } from '@nimble/contracts/submissions';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { changePreferences } from '../../../lib/preferences.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import type { QueueList } from './review-queue.queries.ts';
import { useOpenNext } from './use-open-next.ts';

const server = contractServer();
beforeEach(() => changePreferences({ opensNext: true }));

const all: QueueList = { filters: {}, sort: 'createdAt:desc' };
const createdAt = (id: number) => `2026-05-${10 + id}T12:00:00.000Z`;

/** Candidates 1 to 5 of a list, the newest first; the third is decided on. */
function Page({ list = all }: { list?: QueueList | null }) {
  const [current, setCurrent] = useState(3);
  const openNext = useOpenNext(list ?? undefined, current, setCurrent);
  return (
    <>
      <h1>{`Candidate ${current}`}</h1>
      <button
        type="button"
        onClick={() => openNext.onDecided(someSubmission({ id: 3, createdAt: createdAt(3) }))}
      >
        Approve
      </button>
      <button type="button" onClick={() => setCurrent(1)}>
        Next
      </button>
      {openNext.isNoneLeft && <p>None left</p>}
    </>
  );
}

/** The server has these undecided ones. */
function stillOpen(statuses: Record<number, SubmissionStatus>): void {
  server.answer(listSubmissions, ({ query }) => {
    const edge = [...query].find(([name]) => name.endsWith('[createdAt][$lte]'))?.[1] ?? null;
    const data = Object.entries(statuses)
      .map(([id, status]) => someSubmission({ id: Number(id), status, createdAt: createdAt(Number(id)) }))
      .filter((one) => edge === null || one.createdAt <= edge)
      .toReversed();
    return { data, meta: { pagination: { page: 1, pageSize: 2, pageCount: 1, total: data.length } } };
  });
}

async function decide(page = <Page />) {
  const person = show(page);
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  return person;
}

test('the next one in the order of the list that waits for a decision opens', async () => {
  stillOpen({ 1: 'pending', 2: 'in_review', 5: 'pending' });
  await decide(<Page list={{ ...all, filters: { search: 'ru', status: 'pending', job: 4 } }} />);
  expect(await screen.findByText('Candidate 2')).toBeDefined();
  const asked = server.asked(listSubmissions).map(({ query }) => [...query.entries()]);
  const valueOf = (name: string) =>
    asked[0]?.find(([key]) => key.endsWith(name) || key.endsWith(`${name}[0]`))?.[1];
  expect(['[job][$eq]', '[candidateName][$containsi]', '[status][$in]', 'sort'].map(valueOf)).toEqual([
    '4',
    'ru',
    'pending',
    'createdAt:desc',
  ]);
});

test('in a list by score the next one has the next lower score', async () => {
  stillOpen({ 2: 'in_review' });
  await decide(<Page list={{ ...all, sort: 'rating:desc' }} />);
  expect(await screen.findByText('Candidate 2')).toBeDefined();
  const [query] = server.asked(listSubmissions).map((call) => call.query);
  expect(query?.get('sort')).toBe('rating:desc');
});

test('after the last one of the list its start follows', async () => {
  stillOpen({ 4: 'pending', 5: 'pending' });
  await decide();
  expect(await screen.findByText('Candidate 5')).toBeDefined();
});

test('when none is left the page says so and stays', async () => {
  stillOpen({});
  await decide();
  expect(await screen.findByText('None left')).toBeDefined();
  expect(screen.getByText('Candidate 3')).toBeDefined();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  stillOpen({ 2: 'pending' });
  const person = await decide();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(server.asked(listSubmissions)).toHaveLength(1));
  expect(screen.getByText('Candidate 1')).toBeDefined();
});

test.each([
  ['in a list of decided ones', { ...all, filters: { status: 'shortlisted' as const } }, true],
  ['beside any list', null, true],
  ['where it is switched off', all, false],
])('nothing opens %s', async (_where, list, opensNext) => {
  changePreferences({ opensNext });
  await decide(<Page list={list} />);
  expect(screen.getByText('Candidate 3')).toBeDefined();
  expect(server.asked(listSubmissions)).toHaveLength(0);
});
