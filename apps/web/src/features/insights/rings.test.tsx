// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Rings } from './rings.tsx';

const ring = (name: string, part: number | null) => ({
  name,
  hint: `About ${name}`,
  method: 'Counted',
  part,
});

test('a missing measure is one sentence and no ring', () => {
  show(<Rings rings={[ring('Confidence', 0.8), ring('Engagement', null), ring('Professionalism', null)]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Not enough speech to measure: Engagement and Professionalism.')).toBeDefined();
});
