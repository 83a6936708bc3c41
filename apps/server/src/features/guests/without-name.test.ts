import { expect, test } from 'vitest';
import { withoutName } from './without-name.ts';

const said = (text: string, name: string) =>
  withoutName(
    text.split(' ').map((word, index) => ({ word, start: index, end: index + 1, confidence: null })),
    name,
  )
    .map(({ word }) => word)
    .join(' ');

test('leaves every part of the name out, however it is written, and keeps the times', () => {
  expect(said("Hello, I'm José García-Lorca. JOSE! garcia's ideas", 'José García-Lorca')).toBe(
    "Hello, I'm … … … … ideas",
  );
  expect(withoutName([{ word: 'Ada', start: 1, end: 2, confidence: 0.5 }], 'Ada Hall')).toEqual([
    { word: '…', start: 1, end: 2, confidence: 0.5 },
  ]);
});

test('keeps what only begins like the name, and the small words of names', () => {
  expect(said('Adaptable people of the hallway said it de facto', 'Ada de Hall')).toBe(
    'Adaptable people of the hallway said it de facto',
  );
});
