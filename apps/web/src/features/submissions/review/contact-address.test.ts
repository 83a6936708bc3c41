import { expect, it } from 'vitest';
import { contactAddress } from './contact-address.ts';

it('keeps hostile addresses and titles inside their places', () => {
  expect(contactAddress('a@b.example?bcc=x@y.example', 'R&D, 100% remote')).toBe(
    'mailto:a@b.example%3Fbcc%3Dx@y.example?subject=Your%20interview%20for%20R%26D%2C%20100%25%20remote',
  );
});
