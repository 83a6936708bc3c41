// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ignoreSecondClicks } from './second-clicks.ts';

beforeAll(ignoreSecondClicks);

const pressed = vi.fn();

/** A page whose button gives way to another one, as by a quick answer. */
function Page() {
  const [isDone, setIsDone] = useState(false);
  if (!isDone)
    return (
      <button key="save" type="button" onClick={() => setIsDone(true)}>
        Save
      </button>
    );
  return (
    <button key="delete" type="button" onClick={pressed} onPointerDown={pressed}>
      Delete
    </button>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the second half of a double click does not press what has taken the place of its button', () => {
  pressed.mockClear();
  show(<Page />);
  fireEvent.click(button('Save'), { detail: 1 });
  fireEvent.pointerDown(button('Delete'));
  fireEvent.click(button('Delete'), { detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
});

test('another click does, and so does a double click of one button', () => {
  pressed.mockClear();
  show(<Page />);
  fireEvent.click(button('Save'), { detail: 1 });
  fireEvent.click(button('Delete'), { detail: 1 });
  fireEvent.click(button('Delete'), { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});
