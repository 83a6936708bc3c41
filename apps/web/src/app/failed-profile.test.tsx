// @vitest-environment happy-dom
import { currentUser } from '@nimble/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../lib/current-user.queries.ts';
import { contractServer } from '../testing/contract-server.ts';
import { signedInUser } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { FailedProfile } from './failed-profile.tsx';

const server = contractServer();

function Page() {
  const { data, error, isFetching, refetch } = useQuery(currentUserQuery);
  if (data !== undefined) return <p>The workspace</p>;
  return error === null ? null : (
    <FailedProfile error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

test.each([
  ['without an answer', () => HttpResponse.error()],
  ['with a proxy that does not find the server', () => new Response(null, { status: 502 })],
])('%s the app says that it cannot reach the server, and opens once it can', async (_name, answer) => {
  server.answer(currentUser, answer());
  const person = show(<Page />);
  expect(await screen.findByText('We can’t reach the server')).toBeDefined();
  expect(screen.queryByText('Failed to load profile data')).toBeNull();
  server.answer(currentUser, { ...signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The workspace')).toBeDefined();
});

test('a server that answers with a failure has failed to load the profile', async () => {
  server.answer(currentUser, new Response(null, { status: 500 }));
  show(<Page />);
  expect(await screen.findByText('Failed to load profile data')).toBeDefined();
});
