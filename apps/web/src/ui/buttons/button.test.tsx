// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from './button.tsx';

const sent = vi.fn();

/** Empties its text once it is sent, and cannot send an empty one. */
function Form() {
  const [text, setText] = useState('Hello');
  const send = () => {
    sent();
    setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" loading={false} disabled={text === ''}>
        Send
      </Button>
    </form>
  );
}

test('what a button does may disable it: it keeps the focus, does nothing, and works again', async () => {
  const person = show(<Form />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await person.click(button);
  expect(document.activeElement).toBe(button);
  // Browsers take the focus from a disabled button.
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await person.keyboard('{Enter}');
  await person.click(button);
  expect(sent).toHaveBeenCalledOnce();

  await person.tab({ shift: true });
  await waitFor(() => expect(button.disabled).toBe(true));
  await person.keyboard('Again');
  expect(button.disabled).toBe(false);
  await person.click(button);
  expect(sent).toHaveBeenCalledTimes(2);
});
