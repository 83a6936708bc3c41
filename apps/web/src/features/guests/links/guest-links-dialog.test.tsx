// @vitest-environment happy-dom
import { createGuestLink, type GuestLink, listGuestLinks, revokeGuestLink } from '@nimble/contracts/guests';
import { listSubmissions } from '@nimble/contracts/submissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { GuestLinksButton } from '../index.ts';

const server = contractServer();
const link: GuestLink = {
  id: 5,
  purpose: 'The head of baking',
  candidates: [{ id: 7, name: 'Ruth Example' }],
  showsNames: false,
  state: 'open',
  createdBy: 'Ada Hall',
  createdAt: '2026-05-04T12:00:00.000Z',
  expiresAt: '2099-05-11T12:00:00.000Z',
  openedAt: null,
};
const address = 'https://nimble.example/guest#secret';

test('the dialog stays until the address of a new link has come', async () => {
  server.answer(listGuestLinks, { data: [] });
  const pagination = { page: 1, pageSize: 50, total: 1, pageCount: 1 };
  server.answer(listSubmissions, { data: [someSubmission()], meta: { pagination } });
  server.answer(createGuestLink, { data: { link, address } });
  const person = show(<GuestLinksButton jobId={3} candidates={[7]} />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Guest links' }));
  await person.type(await screen.findByLabelText(/^Who is it for/), link.purpose);
  const answer = server.hold();
  await person.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(server.asked(createGuestLink)).toHaveLength(1));
  await person.keyboard('{Escape}');
  answer();
  expect(await screen.findByDisplayValue(address)).toBeDefined();
});

test('a double click creates a link once, and revokes it once', async () => {
  server.answer(listGuestLinks, { data: [] });
  const pagination = { page: 1, pageSize: 50, total: 1, pageCount: 1 };
  server.answer(listSubmissions, { data: [someSubmission()], meta: { pagination } });
  const person = show(<GuestLinksButton jobId={3} candidates={[7]} />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Guest links' }));
  await person.type(await screen.findByLabelText(/^Who is it for/), link.purpose);
  server.answer(createGuestLink, () => {
    server.answer(listGuestLinks, { data: [link] });
    return { data: { link, address } };
  });
  await pressTwice(person, screen.getByRole('button', { name: 'Create link' }), {
    server,
    sends: [createGuestLink],
    shows: () => screen.findByDisplayValue(address),
  });
  expect(server.asked(createGuestLink)).toMatchObject([
    { params: { id: '3' }, body: { data: { purpose: link.purpose, candidates: [7], days: 7 } } },
  ]);

  await person.click(await screen.findByRole('button', { name: 'Revoke the link for The head of baking' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  server.answer(revokeGuestLink, { data: { id: 5 } });
  await pressTwice(person, question.getByRole('button', { name: 'Revoke' }), {
    server,
    sends: [revokeGuestLink],
    shows: () => screen.findByText('Link revoked'),
  });
});
