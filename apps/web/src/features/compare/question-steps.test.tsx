// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QuestionSteps } from './question-steps.tsx';

test('the first question has no question before it, and no button is named after one', () => {
  const questions = [
    { id: 4, question: 'Why do you bake?' },
    { id: 7, question: 'What do you bake?' },
  ];
  show(<QuestionSteps questions={questions} isLoading={false} value={4} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Previous question' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Next question' }).hasAttribute('disabled')).toBe(false);
});
