// @vitest-environment happy-dom
import { listCompanyInvitations } from '@nimble/contracts/accounts';
import {
  checkInstallation,
  type Finding,
  getInstallationOverview,
  getInstallationStorage,
  listInstalledCompanies,
} from '@nimble/contracts/installation';
import { openOutbox } from '@nimble/contracts/outbox';
import { publicSettings } from '@nimble/contracts/settings';
import { listSpeechModels } from '@nimble/contracts/speech-models';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { somePublicSettings } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { InstallationPage } from './index.ts';

const server = contractServer();

const foundNow = (finding: Omit<Finding, 'advice'>) => ({
  data: { findings: [{ ...finding, advice: null }], checkedAt: new Date().toISOString(), isChecking: false },
});

test('a double click checks again once, and another one opens the outbox once', async () => {
  const pagination = { page: 1, pageSize: 20, total: 0, pageCount: 0 };
  server.answer(publicSettings, somePublicSettings);
  server.answer(getInstallationOverview, foundNow({ name: 'mail', state: 'look', text: 'Mails stay here.' }));
  server.answer(getInstallationStorage, { data: { countedAt: null, comparedTo: null, kinds: [] } });
  server.answer(listSpeechModels, { data: { setByEnvironment: null, models: [] } });
  server.answer(listCompanyInvitations, { data: [], meta: { pagination } });
  server.answer(listInstalledCompanies, { data: [], meta: { pagination } });
  const person = show(<InstallationPage />, { path: '/installation' });

  server.answer(openOutbox, { data: { address: '#outbox' } });
  await pressTwice(person, await screen.findByRole('button', { name: 'Open the outbox' }), {
    server,
    sends: [openOutbox],
    shows: () => waitFor(() => expect(location.hash).toBe('#outbox')),
  });

  server.answer(checkInstallation, foundNow({ name: 'mail', state: 'fine', text: 'Mails are sent.' }));
  await pressTwice(person, screen.getByRole('button', { name: 'Check again' }), {
    server,
    sends: [checkInstallation],
    shows: () => screen.findByText('Everything works'),
  });
});
