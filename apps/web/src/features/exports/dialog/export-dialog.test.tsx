// @vitest-environment happy-dom
import {
  createExport,
  deleteExport,
  type Export,
  exportColumns,
  listExports,
} from '@nimble/contracts/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { ExportButton } from '../export-button.tsx';
import type { ExportSelection } from '../exports.queries.ts';

const server = contractServer();

const ready: Export = {
  id: 7,
  format: 'csv',
  state: 'ready',
  progress: 100,
  candidates: 3,
  failure: null,
  missingFiles: 0,
  name: 'Candidates 2026-11-23.csv',
  size: 2048,
  url: '/api/exports/7/file?expires=1&signature=x',
  createdAt: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-24T10:00:00.000Z',
};

async function open(selection: ExportSelection, exports: Export[] = []) {
  server.answer(listExports, { data: exports });
  const person = show(<ExportButton selection={selection} />, { path: '/candidates', user: signedInUser() });
  await person.click(screen.getByRole('button'));
  return { person, dialog: within(await screen.findByRole('dialog')) };
}

test('exports all that match the filters, with the chosen columns', async () => {
  const { person, dialog } = await open({
    filters: { status: { $eq: 'pending' }, $or: [{ candidateName: { $containsi: 'Zoë' } }] },
    count: 3,
  });
  await person.selectOptions(dialog.getByLabelText('Format'), 'xlsx');
  await person.click(dialog.getByRole('checkbox', { name: 'Note' }));
  server.answer(createExport, { data: { ...ready, state: 'waiting', url: null, size: null } });
  server.answer(listExports, { data: [ready] });
  await pressTwice(person, dialog.getByRole('button', { name: 'Export' }), {
    server,
    sends: [createExport],
    shows: () => dialog.findByText(/The export has started/),
  });
  const [asked] = server.asked(createExport);
  expect(asked?.body).toMatchObject({
    data: {
      format: 'xlsx',
      options: { columns: exportColumns.filter((column) => column !== 'notes') },
      query: {
        'filters[status][$eq]': ['pending'],
        'filters[$or][0][candidateName][$containsi]': ['Zoë'],
      },
    },
  });
  expect(await dialog.findByRole('button', { name: `Download ${ready.name}` })).toBeDefined();
});

test('offers a PDF for one candidate alone, with the parts to include', async () => {
  const several = await open({ ids: [1, 2], count: 2 });
  expect(several.dialog.queryByRole('option', { name: 'PDF' })).toBeNull();
  await several.person.keyboard('{Escape}');
  await several.person.click(screen.getByRole('button', { name: 'Export 2 candidates' }));
  expect(await screen.findByRole('dialog', { name: 'Export 2 candidates' })).toBeDefined();
});

test('one candidate can be a PDF; at least one column of a table must be chosen', async () => {
  const { person, dialog } = await open({ ids: [1], count: 1 });
  for (const box of dialog.getAllByRole('checkbox')) await person.click(box);
  expect(dialog.getByText('Choose at least one column.')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
  await person.selectOptions(dialog.getByLabelText('Format'), 'pdf');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  expect(dialog.queryByRole('checkbox', { name: 'Videos' })).toBeNull();
});

test('shows progress, failures with their reason, and deletes', async () => {
  const running: Export = { ...ready, id: 8, state: 'running', progress: 40, url: null, name: 'a.zip' };
  const failed: Export = { ...running, id: 9, state: 'failed', failure: 'too_large', name: 'b.zip' };
  const { person, dialog } = await open({ ids: [1], count: 1 }, [running, failed, ready]);
  const bar = await dialog.findByRole('progressbar', { name: 'Progress of a.zip' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(dialog.getByText('The file would be larger than 50 GB. Choose fewer candidates.')).toBeDefined();
  server.answer(deleteExport, { message: 'Export deleted' });
  server.answer(listExports, { data: [failed] });
  await pressTwice(person, dialog.getByRole('button', { name: `Delete ${ready.name}` }), {
    server,
    sends: [deleteExport],
    shows: () => screen.findByText('Export deleted'),
  });
  await waitFor(() => expect(dialog.queryByText(ready.name)).toBeNull());
});

test.each([
  { state: 'waiting', shown: 'Waiting to start' },
  { state: 'running', shown: 'Preparing the data' },
] as const)(
  'one of which nothing is written yet has no bar at 0%, and says whether it has begun: %o',
  async ({ state, shown }) => {
    const { dialog } = await open({ ids: [1], count: 1 }, [{ ...ready, state, progress: 0, url: null }]);
    expect(await dialog.findByText(shown)).toBeDefined();
    expect(dialog.queryByRole('progressbar')).toBeNull();
  },
);

test('says why an export was refused', async () => {
  const { person, dialog } = await open({ ids: [1], count: 1 });
  server.answer(createExport, refusal('export.empty'));
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText('There are no candidates to export.')).toBeDefined();
});
