// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../buttons/button.tsx';
import { Menu, MenuItem } from '../buttons/menu.tsx';
import { SegmentedControl } from '../buttons/segmented-control.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';
import { SecretDialog } from './secret-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <Button onClick={open}>Rename</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={open}>Delete</MenuItem>
      </Menu>
      {isOpen && <Modal open onClose={() => setIsOpen(false)} title="A window" />}
    </>
  );
}

test('the focus goes back to the opener of a dialog', async () => {
  const person = show(<Page />);
  const rename = screen.getByRole('button', { name: 'Rename' });
  await person.click(rename);
  await screen.findByRole('dialog', { name: 'A window' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(rename));
});

test('after an entry of a menu the focus goes back to the button of the menu', async () => {
  const person = show(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  await person.click(more);
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'A window' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more));
});

test('without its opener the focus goes to the page', async () => {
  const person = show(
    <main tabIndex={-1}>
      <Page />
    </main>,
  );
  const rename = screen.getByRole('button', { name: 'Rename' });
  await person.click(rename);
  await screen.findByRole('dialog', { name: 'A window' });
  rename.remove();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a window without content has no empty space between its head and its buttons', () => {
  show(
    <Modal open onClose={() => undefined} title="Sure?" footer={<Button>Yes</Button>}>
      {false}
    </Modal>,
  );
  const parts = [...screen.getByRole('dialog').children].map(({ tagName }) => tagName);
  expect(parts).toEqual(['HEADER', 'FOOTER']);
});

const nothing = () => undefined;
const focused = () => document.activeElement;

/** A dialog as it opens. */
function opened(content: ReactNode) {
  return show(
    <Modal open onClose={nothing} title="A window" footer={<Button>Save</Button>}>
      {content}
    </Modal>,
  );
}

test('a form opens with the focus on its first field, whose text a key replaces', async () => {
  const person = opened(
    <>
      <p>Some words</p>
      <input type="hidden" />
      <input aria-label="Name" defaultValue="Old" />
      <input aria-label="Other" />
    </>,
  );
  await person.keyboard('New');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('New');
});

test('of choices side by side, the chosen one has the focus', () => {
  const options = ['all', 'some'].map((value) => ({ value, label: value }));
  opened(<SegmentedControl label="Who" value="some" options={options} onChange={nothing} />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'some' }));
});

test('a field that loads later gets the focus, unless the person has gone on', async () => {
  function Loading() {
    const [isLoaded, setIsLoaded] = useState(false);
    // Pressed without the focus, as by a task in the background.
    return isLoaded ? <input aria-label="Name" /> : <p onPointerEnter={() => setIsLoaded(true)}>Loading</p>;
  }
  const person = opened(<Loading />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }));
  await person.hover(screen.getByText('Loading'));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')));
  cleanup();
  const other = opened(<Loading />);
  await other.tab();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(focused()).toBe(save);
  await other.hover(screen.getByText('Loading'));
  await screen.findByLabelText('Name');
  expect(focused()).toBe(save);
});

test('a confirmation opens with the focus on Cancel', () => {
  const texts = { title: 'Sure?', description: 'It is gone then.', confirmLabel: 'Delete' };
  show(<ConfirmDialog open {...texts} onConfirm={nothing} onCancel={nothing} />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('where something to press comes first, the focus is on the cross', () => {
  opened(
    <>
      <button type="button">Resend</button>
      <input aria-label="Page" />
    </>,
  );
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('a secret that is shown once stays until its own button is pressed', async () => {
  const onClose = vi.fn();
  const person = show(
    <SecretDialog
      title="Token"
      text="Copy it now."
      label="Secret"
      secret="abc"
      doneLabel="Done"
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('button', { name: 'Done' })).not.toBe(document.activeElement);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog over another one covers it with its scrim', () => {
  show(
    <>
      <Modal open onClose={nothing} title="Wizard" />
      <ConfirmDialog
        open
        title="Discard it?"
        description="Nothing is saved."
        confirmLabel="Discard"
        onConfirm={nothing}
        onCancel={nothing}
      />
    </>,
  );
  const layers = [...document.querySelectorAll('[data-state="open"][class*="fixed"]')];
  expect(layers.map(layerOf)).toEqual([50, 50, 50, 50]);
  const question = screen.getByRole('alertdialog', { hidden: true });
  expect(layers.indexOf(question)).toBe(3);
});

/** Layers of the same number cover each other in their order. */
function layerOf({ className }: Element): number {
  return Number(/\bz-(\d+)\b/.exec(className)?.[1]);
}
