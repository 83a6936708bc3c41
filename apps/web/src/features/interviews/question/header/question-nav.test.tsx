// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { QuestionNav } from './question-nav.tsx';

test('a double tap goes one question on, and a double click one back', async () => {
  const onMove = vi.fn();
  const person = show(<QuestionNav index={1} isLast={false} isClosed={false} onMove={onMove} className="" />);
  await person.dblClick(screen.getByRole('button', { name: 'Next' }));
  await person.dblClick(screen.getByRole('button', { name: 'Previous' }));
  expect(onMove.mock.calls).toEqual([[2], [0]]);
});
