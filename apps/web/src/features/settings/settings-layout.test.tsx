// @vitest-environment happy-dom
import type { Permissions } from '@nimble/contracts/roles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SettingsLayout } from './settings-layout.tsx';

const own = ['Profile', 'Security', 'Appearance', 'Notifications'];
const company = [
  'Branding',
  'Interviews',
  'Emails',
  'Stages',
  'Tags',
  'Insights',
  'API',
  'Plan and usage',
  'Audit log',
];
const anyone: Permissions = {};

test.each([
  ['anybody their own parts', anyone, own],
  ['an admin those of the company too', allPermissions, [...own, ...company]],
  [
    'who may only see the company no way to its tokens',
    { company: { view: true } },
    [...own, 'Branding', 'Interviews', 'Emails', 'Insights'],
  ],
])('the settings offer %s', (_who, permissions, names) => {
  show(<SettingsLayout>{null}</SettingsLayout>, { user: signedInUser({ permissions }) });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});
