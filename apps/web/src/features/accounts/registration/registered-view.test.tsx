// @vitest-environment happy-dom
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { RegisteredView } from './registered-view.tsx';

const server = contractServer();

test('without a mail server, nothing says that an email was sent to an inbox', async () => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'outbox' },
  });
  show(<RegisteredView email="ruth@example.com" confirmed={false} />);
  expect(await screen.findByText(/no mail server, so its emails are in its outbox/)).toBeDefined();
  expect(screen.getByText('Open the link in the verification email for ruth@example.com.')).toBeDefined();
  expect(screen.queryByText(/was sent|inbox/)).toBeNull();
});
