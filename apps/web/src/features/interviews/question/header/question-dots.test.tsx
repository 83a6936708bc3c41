// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { QuestionDots } from './question-dots.tsx';

const questions = [1, 2, 3].map((id) => ({
  id,
  question: `${id}?`,
  duration: 60,
  isRequired: true,
  formats: [{ format: 'video' as const }],
}));

test('a dot shows whether its question is answered, or has a recording to be used', () => {
  show(
    <QuestionDots
      questions={questions}
      index={2}
      isAnswered={(id) => id < 3}
      isUnjudged={(id) => id === 2}
      closedBy={undefined}
      onMove={vi.fn()}
    />,
  );
  expect(screen.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Question 1 of 3, Answered',
    'Question 2 of 3, Not used yet',
    'Question 3 of 3',
  ]);
  expect(screen.getAllByRole('button').map((dot) => dot.textContent)).toEqual(['', '', '3']);
});
