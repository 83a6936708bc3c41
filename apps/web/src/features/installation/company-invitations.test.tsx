// @vitest-environment happy-dom
import {
  type CompanyInvitation,
  inviteCompany,
  listCompanyInvitations,
  withdrawCompanyInvitation,
} from '@nimble/contracts/accounts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
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
