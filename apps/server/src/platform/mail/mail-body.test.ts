import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { mailHtml, mailText } from './mail-body.ts';

const mail = (showsNimble: boolean): Mail => ({
  to: 'ann@example.com',
  language: 'en',
  brand: { name: 'Harbour Bakery', logoUrl: null, showsNimble },
  subject: 'Your interview',
  greeting: 'Hello Ann,',
  paragraphs: ['Please answer three questions.'],
  action: { label: 'Start interview', url: 'https://example.com/interview/abc' },
  footer: 'You are receiving this email because Harbour Bakery invited you.',
});

test('an email names its language, for screen readers', () => {
  expect(mailHtml({ ...mail(true), language: 'fr' })).toContain('<html lang="fr">');
});

test('an email is as wide as the phone that shows it', () => {
  expect(mailHtml(mail(true))).toContain('<meta name="viewport" content="width=device-width">');
});

test('an email has a dark version of all that its inline styles color', () => {
  const html = mailHtml(mail(true));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const uncolored = [...html.matchAll(/<(?:body|div|p)(?! class)[^>]*(?:color|background):#[^>]*>/g)];
  expect(uncolored).toEqual([]);
});

test('a long name without a space is broken, instead of making an email wider than the phone', () => {
  const [card] = /<div [^>]*>/.exec(mailHtml(mail(true))) ?? [];
  expect(card).toContain('word-break:break-word');
});

test('an email of a company mentions Nimble unless the plan is white-label', () => {
  for (const write of [mailText, mailHtml]) {
    expect(write(mail(true))).toContain('Powered by Nimble');
    expect(write({ ...mail(true), language: 'es' })).toContain('Funciona con Nimble');
    expect(write(mail(false))).toContain('Harbour Bakery');
    expect(write(mail(false))).not.toContain('Nimble');
  }
});
