// @vitest-environment happy-dom
import { unsubscribe } from '@nimble/contracts/notifications';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const server = contractServer();

test('a double click ends the emails of a colleague once', async () => {
  server.answer(unsubscribe, { message: 'Stopped' });
  location.hash = 'user=1&signature=signed';
  const person = show(<UnsubscribePage />);
  await pressTwice(person, screen.getByRole('button', { name: 'Stop these emails' }), {
    server,
    sends: [unsubscribe],
    shows: () => screen.findByText('You won’t receive these emails anymore'),
  });
  const given = server.asked(unsubscribe).map(({ query }) => Object.fromEntries(query));
  expect(given).toEqual([{ user: '1', signature: 'signed' }]);
});

test.each(['', 'user=1', 'signature=signed'])(
  'a link that is cut off leads to the settings: %j',
  (cutOff) => {
    location.hash = cutOff;
    show(<UnsubscribePage />);
    expect(screen.getByRole('heading').textContent).toBe('This link is not complete');
    expect(screen.queryByText(/open Settings, then Notifications/)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
