// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Checkbox } from './checkbox.tsx';

const onChange = vi.fn();

function Saved({ busy }: { busy: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Night shift"
      checked={checked}
      busy={busy}
      onChange={(isOn) => {
        onChange(isOn);
        setChecked(isOn);
      }}
    />
  );
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Night shift' });

test('a checkbox that saves at once ignores presses until it has saved, and says so', async () => {
  const person = show(<Saved busy />);
  await person.click(screen.getByText('Night shift'));
  await person.click(box());
  box().focus();
  await person.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  expect([box().checked, box().disabled]).toEqual([false, false]);
  expect([box().getAttribute('aria-busy'), box().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

test('the second half of a double click does not take back the first', async () => {
  const person = show(<Saved busy={false} />);
  await person.dblClick(box());
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(box().checked).toBe(true);
});
