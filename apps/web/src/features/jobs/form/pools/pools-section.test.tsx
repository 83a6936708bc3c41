// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../../testing/contract-server.ts';
import { signedInUser } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import { JobWizard } from '../../wizard/job-wizard.tsx';

contractServer();

test('a pool that was just added has the focus, because it often stands below what is shown', async () => {
  const person = show(<JobWizard onClose={() => {}} />, { path: '/jobs', user: signedInUser() });
  await person.click(screen.getByRole('button', { name: /Create from scratch/ }));
  await person.click(screen.getByRole('button', { name: 'Add pool' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Questions that pool A asks'));
  await person.click(screen.getByRole('button', { name: 'Add pool' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Questions that pool B asks'));
});
