// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../buttons/button.tsx';
import { Menu, MenuItem } from '../buttons/menu.tsx';
import { Modal } from './modal.tsx';

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

test('a window without content has no empty space between its head and its buttons', () => {
  show(
    <Modal open onClose={() => undefined} title="Sure?" footer={<Button>Yes</Button>}>
      {false}
    </Modal>,
  );
  const parts = [...screen.getByRole('dialog').children].map(({ tagName }) => tagName);
  expect(parts).toEqual(['HEADER', 'FOOTER']);
});
