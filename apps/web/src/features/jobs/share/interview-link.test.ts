import { expect, test } from 'vitest';
import { opensOnlyHere } from './interview-link.ts';

test.each(['localhost', '127.0.0.1', '[::1]'])('a link to %s opens on this computer only', (hostname) => {
  expect(opensOnlyHere(hostname)).toBe(true);
});

test.each(['nimble.example.com', '192.168.0.7', 'localhost.example.com'])(
  'a link to %s opens elsewhere, too',
  (hostname) => {
    expect(opensOnlyHere(hostname)).toBe(false);
  },
);
