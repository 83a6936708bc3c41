// @vitest-environment happy-dom
import { openMasterSetup, setUpMaster } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { MasterSetupPage } from './master-setup-page.tsx';

const server = contractServer();

test('a double click creates the master account once, and leads to the login page', async () => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
  server.answer(openMasterSetup, { data: { email: 'master@nimble.local' } });
  server.answer(setUpMaster, { message: 'Created' });
  const person = show(<MasterSetupPage />, { path: '/master-setup', at: '/master-setup#printed' });
  await person.type(await screen.findByLabelText('New password'), 'Secret-Master-1');
  await person.type(screen.getByLabelText('Confirm password'), 'Secret-Master-1');
  await pressTwice(person, screen.getByRole('button', { name: 'Create master account' }), {
    server,
    sends: [setUpMaster],
    shows: () => screen.findByText('at /login'),
  });
  expect(server.asked(setUpMaster)).toMatchObject([{ body: { token: 'printed' } }]);
});
