// @vitest-environment happy-dom
import {
  type CompanyInvitation,
  inviteCompany,
  listCompanyInvitations,
  withdrawCompanyInvitation,
} from '@nimble/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { CompanyInvitations } from './company-invitations.tsx';

const server = contractServer();

const invitation: CompanyInvitation = {
  id: 4,
  email: 'mill@example.com',
  createdAt: '2026-05-04T12:00:00.000Z',
  expiresAt: '2999-05-04T12:00:00.000Z',
  sentAt: null,
  acceptedAt: null,
};
const listed = (...data: CompanyInvitation[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 20, total: data.length, pageCount: 1 } },
});

test('a double click invites a company once, and another one withdraws the invitation once', async () => {
  server.answer(listCompanyInvitations, listed());
  server.answer(inviteCompany, () => {
    server.answer(listCompanyInvitations, listed(invitation));
    return { data: invitation };
  });
  const person = show(<CompanyInvitations isClosed={false} />);
  await person.type(screen.getByLabelText('Email'), 'mill@example.com');
  await pressTwice(person, screen.getByRole('button', { name: 'Send invitation' }), {
    server,
    sends: [inviteCompany],
    shows: () => screen.findByText('The invitation is on its way'),
  });
  expect(server.asked(inviteCompany)).toMatchObject([{ body: { data: { email: 'mill@example.com' } } }]);

  server.answer(withdrawCompanyInvitation, { data: { id: 4 } });
  const withdraw = await screen.findByRole('button', {
    name: 'Withdraw the invitation for mill@example.com',
  });
  await pressTwice(person, withdraw, {
    server,
    sends: [withdrawCompanyInvitation],
    shows: () => screen.findByText('The invitation is withdrawn'),
  });
  expect(server.asked(withdrawCompanyInvitation)).toMatchObject([{ params: { invitationId: '4' } }]);
});

test('invitations that cannot be loaded are not taken for none', async () => {
  server.answer(listCompanyInvitations, refusal('server.failed'));
  const person = show(<CompanyInvitations isClosed />);
  expect(await screen.findByText('Failed to load the invitations')).toBeDefined();
  server.answer(listCompanyInvitations, listed(invitation));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('mill@example.com')).toBeDefined();
});

test('older invitations are on further pages', async () => {
  const pages = { pageSize: 12, total: 13, pageCount: 2 };
  server.answer(listCompanyInvitations, ({ query }) =>
    query.get('page') === '2'
      ? { data: [{ ...invitation, id: 1 }], meta: { pagination: { ...pages, page: 2 } } }
      : { data: [], meta: { pagination: { ...pages, page: 1 } } },
  );
  const person = show(<CompanyInvitations isClosed />);
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('mill@example.com')).toBeDefined();
  await waitFor(() => expect(server.asked(listCompanyInvitations)).toHaveLength(2));
});

test('when the only invitation of the last page is withdrawn, the page before it shows', async () => {
  const pageOf = (page: number, total: number, ...data: CompanyInvitation[]) => ({
    data,
    meta: { pagination: { page, pageSize: 12, total, pageCount: Math.ceil(total / 12) } },
  });
  const earlier = { ...invitation, id: 16, email: 'first@example.com' };
  let total = 13;
  server.answer(listCompanyInvitations, ({ query }) => {
    if (query.get('page') !== '2') return pageOf(1, total, earlier);
    return total === 13 ? pageOf(2, 13, invitation) : pageOf(2, 12);
  });
  server.answer(withdrawCompanyInvitation, () => {
    total = 12;
    return { data: { id: 4 } };
  });
  const person = show(<CompanyInvitations isClosed />);
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  await person.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation for mill@example.com' }),
  );
  await waitFor(() => expect(screen.queryByText('mill@example.com')).toBeNull());
  expect(await screen.findByText('first@example.com')).toBeDefined();
});
