import { expect, test, vi } from 'vitest';

const success = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/feedback/toast.ts', () => ({ toast: { success, close: () => undefined } }));

const { offerUndo, undoLatest } = await import('./undo-offers.ts');

test('a decision can be undone for ten seconds, by the message or by the key, and not afterwards', () => {
  const undo = vi.fn();
  offerUndo({ id: 'decision 7', said: 'Candidate approved successfully!', detail: 'Ruth Example', undo });
  const [[said, options]] = success.mock.calls as [[string, { detail: string; undo: Offered }]];
  type Offered = { label: string; milliseconds: number; onUndo: () => void; onGone: () => void };
  expect([said, options.detail]).toEqual(['Candidate approved successfully!', 'Ruth Example']);
  expect(options.undo.milliseconds).toBe(10_000);
  expect(options.undo.onUndo).toBe(undo);
  options.undo.onGone();
  undoLatest();
  expect(undo).not.toHaveBeenCalled();
});
