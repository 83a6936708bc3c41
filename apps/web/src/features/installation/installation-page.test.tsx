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
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressByKeys } from '../../testing/keyboard.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { somePublicSettings } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { InstallationPage } from './index.ts';

const server = contractServer();

const foundNow = (finding: Omit<Finding, 'advice'>) => ({
  data: { findings: [{ ...finding, advice: null }], checkedAt: new Date().toISOString(), isChecking: false },
});

const pagination = { page: 1, pageSize: 20, total: 0, pageCount: 0 };

/** What is below the status. */
function open() {
  server.answer(publicSettings, somePublicSettings);
  server.answer(getInstallationStorage, { data: { countedAt: null, comparedTo: null, kinds: [] } });
  server.answer(listSpeechModels, { data: { setByEnvironment: null, models: [] } });
  server.answer(listCompanyInvitations, { data: [], meta: { pagination } });
  server.answer(listInstalledCompanies, { data: [], meta: { pagination } });
  return show(<InstallationPage />, { path: '/installation' });
}

test('a double click checks again once, and another one opens the outbox once', async () => {
  server.answer(getInstallationOverview, foundNow({ name: 'mail', state: 'look', text: 'Mails stay here.' }));
  const person = open();

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

test('what does not work comes first, with how to mend it, and what is fine is folded away', async () => {
  const findings: Finding[] = [
    { name: 'database', state: 'fine', text: 'It answers.', advice: null },
    { name: 'speech', state: 'look', text: 'No speech model is on.', advice: 'Turn one on below.' },
    { name: 'mail', state: 'broken', text: 'The mail server is away.', advice: 'Set `SMTP_URL`.' },
  ];
  const checkedAt = new Date().toISOString();
  server.answer(getInstallationOverview, { data: { findings, checkedAt, isChecking: false } });
  const person = open();
  const overview = within(await screen.findByRole('region', { name: 'Status' }));
  const items = await overview.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'EmailDoes not workThe mail server is away.Set SMTP_URL.Open the outbox',
    'SpeechWorth a lookNo speech model is on.Turn one on below.',
  ]);
  const said = '1 thing does not work, 1 thing is worth a look';
  expect(overview.getByRole('status').textContent).toBe(said);
  expect(overview.getByText(/^Checked /)).toBeDefined();
  const fine = overview.getByText('1 thing is fine');
  expect(fine.closest('details')?.open).toBe(false);
  await person.click(fine);
  expect(fine.closest('details')?.open).toBe(true);
  expect(overview.getByText('It answers.')).toBeDefined();
});

test('all checks are repeated by keyboard, and the page says that they run', async () => {
  const findings: Finding[] = [{ name: 'mail', state: 'look', text: 'Mails stay here.', advice: null }];
  const data = { findings, checkedAt: new Date().toISOString(), isChecking: true };
  server.answer(getInstallationOverview, { data: { ...data, isChecking: false } });
  server.answer(checkInstallation, { data });
  const person = open();
  await screen.findByText(/^Checked /);
  await pressByKeys(person, 'Check again');
  expect(await screen.findByText('Checking…')).toBeDefined();
  expect(server.asked(checkInstallation)).toHaveLength(1);
});

test('a failed load is shown and can be retried, and the rest of the page works', async () => {
  const person = open();
  server.answer(getInstallationOverview, refusal('server.failed'));
  server.answer(getInstallationStorage, refusal('server.failed'));
  const failures = await screen.findAllByRole('alert');
  expect(failures.map((failure) => within(failure).getByText(/^Failed to/).textContent)).toEqual([
    'Failed to load the status',
    'Failed to load the storage',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send invitation' }).disabled).toBe(false);

  server.answer(getInstallationOverview, foundNow({ name: 'mail', state: 'fine', text: 'Mails are sent.' }));
  server.answer(getInstallationStorage, { data: { countedAt: null, comparedTo: null, kinds: [] } });
  for (const failure of failures) await person.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Everything works')).toBeDefined();
  expect(await screen.findByText(/^Nothing has been counted yet/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
