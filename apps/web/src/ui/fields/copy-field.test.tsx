// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CopyField } from './copy-field.tsx';

const address = 'https://nimble.example/i/7';
const selected = () => {
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('Link');
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

test('copying leaves the focus on its button', async () => {
  const person = show(<CopyField label="Link" value={address} />);
  const button = screen.getByRole('button', { name: 'Copy' });
  button.focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(document.activeElement);
  // Chromium moves the focus to a field whose text is selected.
  expect(selected()).toBe('');
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('where the browser refuses, the text is selected to be copied by hand', async () => {
  const onDenied = vi.fn();
  const person = show(<CopyField label="Link" value={address} onDenied={onDenied} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(onDenied).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(screen.getByLabelText('Link'));
  expect(selected()).toBe(address);
});
