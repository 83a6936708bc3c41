// @vitest-environment happy-dom
import {
  changeInvitationBatch,
  inviteList,
  type ListPreview,
  listInvitationBatches,
  previewInvitationList,
} from '@nimble/contracts/invitations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { ListButton } from './list-button.tsx';
import { skippedRowsCsv } from './skipped-rows.ts';

const server = contractServer();

const preview: ListPreview = {
  encoding: 'windows-1252',
  delimiter: ';',
  columns: [
    { header: 'Name', field: 'name' },
    { header: 'Mail', field: 'email' },
    { header: 'Phone', field: null },
  ],
  rows: 3,
  ready: 1,
  room: 50,
  submissionsLeft: null,
  sample: [
    {
      line: 2,
      email: 'ann@example.com',
      name: 'Ann Lee',
      language: null,
      deadline: null,
      daysToAnswer: 7,
      extraTime: 1.5,
      untimed: false,
    },
  ],
  problems: [
    { line: 3, email: 'nobody', cells: ['Bo', 'nobody', '5'], problems: ['address_invalid'] },
    {
      line: 4,
      email: 'ann@example.com',
      cells: ['=1+1', 'ann@example.com', ''],
      problems: ['formula', 'repeated'],
    },
  ],
};
const batch = {
  id: 4,
  createdAt: new Date().toISOString(),
  stoppedAt: null,
  total: 10,
  sent: 3,
  waiting: 5,
  failed: 2,
  withdrawn: 0,
  failures: [{ id: 9, email: 'bo@example.com', name: null, failure: 'refused' as const }],
};

async function pasteWith(answer: ListPreview) {
  server.answer(previewInvitationList, { data: answer });
  const person = show(<ListButton jobId={3} />, { path: '/jobs/3/invitations', user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Invite from a list' }));
  fireEvent.change(await screen.findByLabelText('Or paste the list'), {
    target: { value: 'Zoë;zoë@b.example' },
  });
  return person;
}

async function checkWith(answer: ListPreview): Promise<void> {
  const person = await pasteWith(answer);
  await person.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByText(/can(’t)? be invited/);
}

test('shows what is in the list, and sends it once it is confirmed', async () => {
  server.answer(inviteList, { data: { id: 4, invited: 1, skipped: 2 } });
  const person = await pasteWith(preview);
  await pressTwice(person, screen.getByRole('button', { name: 'Check the list' }), {
    server,
    sends: [previewInvitationList],
    shows: () => screen.findByText('1 candidate can be invited'),
  });
  expect(screen.getByText('2 rows are skipped')).toBeDefined();
  expect(screen.getByText('Read as Windows-1252, separated by semicolons')).toBeDefined();
  expect(screen.getByText('Columns that are not used: Phone')).toBeDefined();
  expect(screen.getByText('This is not an email address.')).toBeDefined();
  expect(screen.getByText('An earlier row has this address.')).toBeDefined();
  expect(screen.getByText('7 days after sending')).toBeDefined();
  expect(server.asked(inviteList)).toEqual([]);

  await pressTwice(person, screen.getByRole('button', { name: 'Send 1 invitation' }), {
    server,
    sends: [inviteList],
    shows: () => screen.findByText('1 person invited'),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [checked, sent] = [server.asked(previewInvitationList), server.asked(inviteList)];
  expect(sent.map(({ body }) => body)).toEqual(checked.map(({ body }) => body));
  const [{ body }] = sent as unknown as [{ body: { data: { content: string } } }];
  const { content } = body.data;
  expect(new TextDecoder().decode(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)))).toBe(
    'Zoë;zoë@b.example',
  );
});

test('a chosen file is checked byte by byte, and rows of people who were invited before are named', async () => {
  const problems = [
    {
      line: 3,
      email: 'BO@example.com',
      cells: ['Bo', 'BO@example.com'],
      problems: ['already_invited' as const],
    },
  ];
  server.answer(previewInvitationList, { data: { ...preview, problems } });
  const person = show(<ListButton jobId={3} />, { path: '/jobs/3/invitations', user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Invite from a list' }));
  // As Excel writes it in Western Europe.
  const bytes = Uint8Array.from('Name;E-Mail\nJürgen;juergen@example.com', (letter) => letter.charCodeAt(0));
  await person.upload(
    await screen.findByLabelText('CSV file'),
    new File([bytes], 'people.csv', { type: 'text/csv' }),
  );
  expect(screen.queryByLabelText('Or paste the list')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('1 row is skipped')).toBeDefined();
  expect(screen.getByRole('row', { name: /BO@example\.com/ }).textContent).toContain('invited before');
  const [{ body }] = server.asked(previewInvitationList) as unknown as [
    { body: { data: { content: string } } },
  ];
  expect(atob(body.data.content)).toBe('Name;E-Mail\nJürgen;juergen@example.com');
});

test('a list that is longer than the limit of emails cannot be sent', async () => {
  await checkWith({ ...preview, ready: 60 });
  expect(screen.getByRole('alert').textContent).toContain('50 more people within 24 hours');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 60 invitations' }).disabled).toBe(true);
});

test('a list that is longer than what the plan includes this month can be sent, and says so', async () => {
  await checkWith({ ...preview, ready: 3, submissionsLeft: 2 });
  expect(screen.getByText(/^Your plan includes 2 more submissions this month/)).toBeDefined();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send 3 invitations' });
  expect(send.disabled).toBe(false);
});

test('without a list nothing is checked', async () => {
  const person = show(<ListButton jobId={3} />, { path: '/jobs/3/invitations', user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Invite from a list' }));
  await person.click(await screen.findByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('Choose a file, or paste a list')).toBeDefined();
});

test('the skipped rows are written as they were, with their reasons and without formulas', () => {
  expect(skippedRowsCsv(preview).replace('\uFEFF', '')).toBe(
    [
      'Name,Mail,Phone,Reason',
      'Bo,nobody,5,This is not an email address.',
      `'=1+1,ann@example.com,,The name is a formula. Save the values of the cells instead. and An earlier row has this address.`,
      '',
    ].join('\n'),
  );
});

test('a batch shows its progress and its failures, and can be stopped', async () => {
  server.answer(listInvitationBatches, { data: [batch] });
  server.answer(changeInvitationBatch, { data: { id: 4 } });
  const person = show(<BatchProgress jobId={3} />, { path: '/jobs/3/invitations', user: signedInUser() });
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('3 of 10 sent · 2 not sent')).toBeDefined();
  expect(screen.getByText('bo@example.com')).toBeDefined();
  expect(screen.getByText('And 1 more')).toBeDefined();
  server.answer(listInvitationBatches, { data: [{ ...batch, stoppedAt: new Date().toISOString() }] });
  await pressTwice(person, screen.getByRole('button', { name: 'Stop' }), {
    server,
    sends: [changeInvitationBatch],
    shows: () => screen.findByRole('button', { name: 'Continue' }),
  });
  expect(server.asked(changeInvitationBatch).map(({ body }) => body)).toEqual([{ data: { stopped: true } }]);
});
