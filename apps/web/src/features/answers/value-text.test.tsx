// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ValueText } from './value-text.tsx';

test('reviewers see which chosen options are correct, and which are not', () => {
  const options = ['Rye', 'Oats', 'Chalk'].map((text) => ({ id: text, text, isRight: text !== 'Chalk' }));
  const chosen = [
    { id: 'Rye', text: 'Rye' },
    { id: 'Chalk', text: 'Chalk' },
  ];
  show(
    <ValueText
      value={{ format: 'choice', chosen, seconds: 9, isLate: false }}
      formats={[{ format: 'choice', minimumChosen: 1, maximumChosen: 2, options, screening: null }]}
    />,
  );
  const marks = screen
    .getAllByRole('listitem')
    .map((item) => ['Correct', 'Incorrect'].filter((mark) => within(item).queryByText(mark) !== null));
  expect(marks).toEqual([['Correct'], ['Correct'], ['Incorrect']]);
});
