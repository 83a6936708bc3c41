// @vitest-environment happy-dom
import { getTranscriptionState } from '@nimble/contracts/transcripts';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SpokenSearch } from './spoken-search.tsx';

const server = contractServer();
const open = (user = signedInUser()) =>
  show(<SpokenSearch searchMode={null} />, { path: '/candidates', at: '/candidates?in=answers', user });
const ask = 'Ask the person who runs it to set one up.';

test('before searching, a message says that there is nothing to search, and what can be done', async () => {
  server.answer(getTranscriptionState, {
    data: { isEngineOn: false, hasTranscripts: false, hasWritten: false },
  });
  const none = () => screen.findByRole('heading', { name: 'There is no answer to search in yet' });
  open(signedInUser({ permissions: { ...allPermissions, company: { view: true } } }));
  expect(await none()).toBeDefined();
  expect(document.body.textContent).not.toContain('speech engine');
  cleanup();
  open();
  await none();
  expect(screen.getByText(ask, { exact: false })).toBeDefined();
  cleanup();
  open(signedInUser({ role: { id: 9, name: 'master', description: 'Master' } }));
  await none();
  const link = screen.getByRole('link', { name: 'Set one up under Installation' });
  expect(link.getAttribute('href')).toBe('/installation');
});

test('with a speech engine the page says when answers can be searched', async () => {
  server.answer(getTranscriptionState, {
    data: { isEngineOn: true, hasTranscripts: false, hasWritten: false },
  });
  open();
  expect(
    await screen.findByText(/^Written answers can be searched once they are submitted, recordings once/),
  ).toBeDefined();
  expect(document.body.textContent).not.toContain(ask);
});

test('written answers alone can be searched without a speech engine, which the page says', async () => {
  server.answer(getTranscriptionState, {
    data: { isEngineOn: false, hasTranscripts: false, hasWritten: true },
  });
  open();
  expect(await screen.findByText(ask, { exact: false })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'There is no answer to search in yet' })).toBeNull();
});
