// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { JobWizard } from './job-wizard.tsx';

contractServer();
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const warnings = () => screen.queryAllByText(/^This time has passed/);

test('a deadline that has passed is pointed out before the job is published', async () => {
  const person = show(<JobWizard onClose={() => {}} />, { path: '/jobs', user: signedInUser() });
  await person.click(screen.getByRole('button', { name: /Create from scratch/ }));
  fill(/^Job title/, 'Head Baker');
  fill(/^Job description/, 'You bake what the harbor eats.');
  fill('Deadline', '2999-01-01T10:00');
  expect(warnings()).toEqual([]);
  fill('Deadline', '2020-01-01T10:00');
  expect(warnings()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Ready to publish?');
  expect(warnings()).toHaveLength(1);
  expect(screen.getByText(/^Jan 1, 2020, 10:00/).textContent).not.toContain('10:00:00');
});
