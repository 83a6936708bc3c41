// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

test.each([
  ['canceling', 'You have unsaved changes. Are you sure you want to cancel? All changes will be lost.'],
  ['leaving', 'You have unsaved changes. Leave this candidate? All changes will be lost.'],
] as const)('the question before input is lost names what one is about to do: %s', (by, question) => {
  show(<UnsavedDialog open by={by} onStay={vi.fn()} onLeave={vi.fn()} />);
  expect(screen.getByText(question)).toBeDefined();
});
