// @vitest-environment happy-dom
import {
  type BulkAction,
  cancelBulkAction,
  getBulkAction,
  listBulkFailures,
  undoBulkAction,
} from '@nimble/contracts/bulk-actions';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { someBulkAction } from '../../testing/bulk-actions.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { BulkProgress, followAction } from './index.ts';

const server = contractServer();
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const action = (given: Partial<BulkAction>) =>
  someBulkAction({
    state: 'running',
    status: 'rejected',
    total: 1240,
    done: 310,
    finishedAt: null,
    ...given,
  });
const finishedAt = '2026-05-05T09:00:04.000Z';

test('progress is shown after a reload too, and the rest can be canceled', async () => {
  followAction(7);
  server.answer(getBulkAction, action({}));
  const person = show(<BulkProgress />);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('status').textContent).toBe('Marking 1,240 candidates as Rejected');
  expect(screen.getByText('310 of 1,240')).toBeDefined();
  server.answer(cancelBulkAction, action({ state: 'canceled', finishedAt }));
  await pressTwice(person, screen.getByRole('button', { name: 'Cancel' }), {
    server,
    sends: [cancelBulkAction],
    shows: () => screen.findByText('Canceled. 930 candidates were left unchanged.'),
  });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('progress that the server does not answer waits for the connection, and goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  followAction(7);
  server.answer(getBulkAction, action({}));
  show(<BulkProgress />);
  expect(await screen.findByText('310 of 1,240')).toBeDefined();
  server.answer(getBulkAction, refusal('server.failed'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText(/^Waiting for the connection/)).toBeDefined();
  server.answer(getBulkAction, action({ done: 620 }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('620 of 1,240')).toBeDefined();
  expect(screen.queryByText(/^Waiting for the connection/)).toBeNull();
});

test('the result says what failed and why, and is undone as another one', async () => {
  followAction(7);
  const undoUntil = '2099-01-01T00:00:00.000Z';
  server.answer(getBulkAction, action({ state: 'done', done: 1239, failed: 3, finishedAt, undoUntil }));
  const person = show(<BulkProgress />);
  expect((await screen.findByRole('status')).textContent).toBe('1,239 candidates marked as Rejected');
  const reason = { code: 'submission.processing', message: 'Candidate is being processed' };
  const gone = { code: 'submission.not_found', message: 'Submissions not found' };
  server.answer(listBulkFailures, {
    data: {
      reasons: [
        { ...gone, count: 2 },
        { ...reason, count: 1 },
      ],
      failures: [
        { submissionId: 2, candidateName: null, ...gone },
        { submissionId: 4, candidateName: 'Ana Silva', ...reason },
        { submissionId: 5, candidateName: null, ...gone },
      ],
    },
  });
  await person.click(screen.getByRole('button', { name: 'See why' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not changed' }));
  await person.click(await dialog.findByText('1 candidate: Candidate is being processed'));
  const ana = dialog.getByRole('link', { name: 'Ana Silva' });
  expect(ana.getAttribute('href')).toBe('/candidates/4');
  expect(dialog.getByText('2 candidates: Deleted, or of a job that you don’t see')).toBeDefined();
  expect(dialog.getAllByRole('link')).toEqual([ana]);
  await person.keyboard('{Escape}');
  server.answer(undoBulkAction, action({ id: 8, kind: 'undo', state: 'waiting', total: 1239, done: 0 }));
  server.answer(getBulkAction, action({ id: 8, kind: 'undo', state: 'waiting', total: 1239, done: 0 }));
  await pressTwice(person, screen.getByRole('button', { name: 'Undo' }), {
    server,
    sends: [undoBulkAction],
    shows: () => screen.findByText('Undoing 1,239 changes'),
  });
});

test('those that needed no change are counted apart', async () => {
  followAction(7);
  server.answer(
    getBulkAction,
    action({ state: 'done', total: 1002, done: 1002, unchanged: 501, finishedAt }),
  );
  show(<BulkProgress />);
  expect((await screen.findByRole('status')).textContent).toBe('501 candidates marked as Rejected');
  expect(screen.getByText('501 candidates needed no change')).toBeDefined();
});

test('if nothing needed a change, only that is said', async () => {
  followAction(7);
  server.answer(getBulkAction, action({ state: 'done', total: 520, done: 520, unchanged: 520, finishedAt }));
  show(<BulkProgress />);
  expect((await screen.findByRole('status')).textContent).toBe('520 candidates needed no change');
  expect(screen.getAllByText('520 candidates needed no change')).toHaveLength(1);
});

test('the focus stays at the progress when the pressed button is gone', async () => {
  followAction(7);
  const undoUntil = '2099-01-01T00:00:00.000Z';
  server.answer(getBulkAction, action({}));
  const person = show(<BulkProgress />);
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  const ended = action({ state: 'done', done: 1240, finishedAt, undoUntil });
  server.answer(cancelBulkAction, ended);
  server.answer(getBulkAction, ended);
  await person.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
  const undoing = action({ id: 8, kind: 'undo', state: 'waiting', total: 1240, done: 0 });
  server.answer(undoBulkAction, undoing);
  server.answer(getBulkAction, undoing);
  undo.focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Undoing 1,240 changes');
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('one that was stopped says why, and one of another person is not shown', async () => {
  followAction(7);
  const stopped = { code: 'request.forbidden', message: 'Access denied.' };
  server.answer(getBulkAction, action({ state: 'stopped', finishedAt, stopped }));
  show(<BulkProgress />);
  expect(
    await screen.findByText(
      'Stopped: You no longer have permission for this change. 930 candidates were left unchanged.',
    ),
  ).toBeDefined();
  followAction(9);
  server.answer(getBulkAction, refusal('bulk_action.not_found'));
  await waitFor(() => expect(localStorage.getItem('nimble_bulk_actions')).toBe('7'));
});
