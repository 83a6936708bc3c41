// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Field, FieldError } from '../fields/field.tsx';
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

test('the first error is shown after each try, and a field with one takes the focus', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.getAttribute('role') ?? this.id);
  });
  function Form() {
    const [hasTried, setHasTried] = useState(false);
    const [name, setName] = useState('');
    return (
      <FormModal
        title="New"
        submitLabel="Save"
        onSubmit={() => setHasTried(true)}
        onClose={vi.fn()}
        isSending={false}
      >
        <Field label="Name" error={hasTried && name === '' ? 'A name is missing' : undefined}>
          {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        {hasTried && <FieldError>Choose something</FieldError>}
      </FormModal>
    );
  }
  const person = show(<Form />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  expect(shown).toEqual([name.id]);
  await person.type(name, 'Careers');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(shown).toEqual([name.id, 'alert']);
});
