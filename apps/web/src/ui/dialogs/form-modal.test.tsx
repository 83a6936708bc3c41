// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FormModal } from './form-modal.tsx';

test('Enter sends what is ready, and nothing closes a dialog that waits for the answer', async () => {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const dialog = (state: { isReady: boolean; isSending: boolean }) => (
    <FormModal
      title="New"
      submitLabel="Save"
      onSubmit={onSubmit}
      onClose={onClose}
      staysWhileSending
      {...state}
    >
      <input aria-label="Name" />
    </FormModal>
  );
  const person = show(dialog({ isReady: false, isSending: false }));
  await person.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  cleanup();
  show(dialog({ isReady: true, isSending: false }));
  await person.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  cleanup();
  show(dialog({ isReady: true, isSending: true }));
  await person.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
});

test('a dialog inside of a form does not send that form', async () => {
  const [sendJob, sendDialog] = [vi.fn(), vi.fn()];
  const person = show(
    <form onSubmit={sendJob}>
      <FormModal title="New" submitLabel="Save" onSubmit={sendDialog} onClose={vi.fn()} isSending={false} />
    </form>,
  );
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sendDialog).toHaveBeenCalledOnce();
  expect(sendJob).not.toHaveBeenCalled();
});
