// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

test('what people write runs in the direction of its language, addresses from left to right', () => {
  render(
    <>
      <Input aria-label="title" />
      <Input aria-label="email" type="email" />
      <Textarea aria-label="note" />
    </>,
  );
  const directions = ['title', 'email', 'note'].map((name) =>
    screen.getByLabelText(name).getAttribute('dir'),
  );
  expect(directions).toEqual(['auto', null, 'auto']);
});
