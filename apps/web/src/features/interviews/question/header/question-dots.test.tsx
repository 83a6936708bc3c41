// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { QuestionDots } from './question-dots.tsx';

const someQuestion = {
  question: 'Why?',
  duration: 60,
  isRequired: true,
  formats: [{ format: 'video' as const }],
};
const questions = [1, 2, 3].map((id) => ({ ...someQuestion, id }));
const never = () => false;

test.each([
  [1, '1'],
  [8, '8'],
  [9, '5'],
  [17, '6'],
  [20, '7'],
])('the dots of %i questions fill their rows on a phone evenly', (count, columns) => {
  const many = Array.from({ length: count }, (_, id) => ({ ...someQuestion, id }));
  show(
    <QuestionDots
      {...{ questions: many, index: 0, closedBy: undefined, onMove: vi.fn() }}
      isAnswered={never}
      isUnjudged={never}
    />,
  );
  expect(screen.getByRole('list').style.gridTemplateColumns).toContain(`repeat(${columns},`);
});

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
