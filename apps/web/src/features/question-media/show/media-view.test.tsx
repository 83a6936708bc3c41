// @vitest-environment happy-dom
import type { ShownMedia } from '@nimble/contracts/question-media';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { MediaView } from './media-view.tsx';

const film: ShownMedia = {
  id: 1,
  kind: 'video',
  name: 'oven.mp4',
  url: '/api/files/1?expires=1',
  posterUrl: null,
  duration: 12,
  text: 'How to light the oven',
  captions: null,
};
const failed = /couldn’t load this file/;

test.each(['video', 'audio', 'picture'] as const)(
  'a %s that fails says so, and can be tried again',
  async (kind) => {
    const onFailed = vi.fn();
    const person = show(<MediaView media={{ ...film, kind }} label="The oven" onFailed={onFailed} />);
    const shown = () =>
      kind === 'picture'
        ? screen.queryByAltText('How to light the oven')
        : screen.queryByLabelText('The oven');
    expect(screen.queryByText(failed)).toBeNull();
    fireEvent.error(shown() as Element);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toMatch(failed);
    expect(shown()).toBeNull();
    // What it says is there all the same.
    expect(screen.queryByText('How to light the oven')).not.toBeNull();

    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(failed)).toBeNull();
    fireEvent.error(shown() as Element);
    expect(onFailed).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(failed)).not.toBeNull();
  },
);

function WithNewAddress() {
  const [url, setUrl] = useState(film.url);
  return (
    <MediaView media={{ ...film, url }} label="The oven" onFailed={() => setUrl('/api/files/1?expires=2')} />
  );
}

test('a new address is tried without asking', () => {
  show(<WithNewAddress />);
  fireEvent.error(screen.getByLabelText('The oven'));
  expect(screen.queryByText(failed)).toBeNull();
  expect(screen.getByLabelText('The oven').getAttribute('src')).toBe('/api/files/1?expires=2');
});
