// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { WorkspaceRoutes } from './workspace-routes.tsx';

test.each([
  ['/settings/audit-log', 'Audit log'],
  ['/settings/api', 'API'],
  ['/settings/branding', 'Branding'],
  ['/analytics', 'Analytics'],
  ['/plans', 'Pricing & Plans'],
])('without the permission for %s the page says so, and calls nothing', async (at, title) => {
  show(<WorkspaceRoutes />, { path: '*', at, user: signedInUser({ permissions: {} }) });
  expect(await screen.findByText(`You are not authorized to view ${title} page.`)).toBeDefined();
});

test.each(['job', 'submission'])(
  'the candidates of a job take more than the view of %s',
  async (resource) => {
    const user = signedInUser({ permissions: { [resource]: { view: true } } });
    show(<WorkspaceRoutes />, { path: '*', at: '/jobs/3/candidates', user });
    expect(
      await screen.findByText('You are not authorized to view Candidates of this job page.'),
    ).toBeDefined();
  },
);

test('the form of a new role takes more than the view of roles', async () => {
  const user = signedInUser({ permissions: { roles: { view: true } } });
  show(<WorkspaceRoutes />, { path: '*', at: '/roles/add-role', user });
  expect(await screen.findByText('You are not authorized to view Add role page.')).toBeDefined();
});
