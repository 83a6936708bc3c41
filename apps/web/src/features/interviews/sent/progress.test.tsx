// @vitest-environment happy-dom
import type { SentInterview } from '@nimble/contracts/interviews';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someCompany } from '../../../testing/companies.ts';
import { show } from '../../../testing/show.tsx';
import { Progress } from './progress.tsx';

const nothing = { step: 'received', answerBy: null, watchedOn: null, emailedOn: null } as const;

function open(progress: SentInterview['progress'], contact: Partial<SentInterview['contact']> = {}) {
  show(
    <Progress
      sent={{
        progress,
        company: someCompany({ name: 'Harbour' }),
        contact: { name: null, email: null, ...contact },
      }}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  const current = steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
  const texts = screen.getByRole('region', { name: 'Status' }).textContent ?? '';
  return { current, texts };
}

test('while it is reviewed: the promised day, and the day a person watched', () => {
  const { current, texts } = open({
    ...nothing,
    step: 'reviewing',
    answerBy: '2099-03-12',
    watchedOn: '2099-03-03',
  });
  expect(current).toContain('Being reviewed');
  expect(texts).toContain('You’ll hear from Harbour by Mar 12, 2099.');
  expect(texts).toContain('A person watched your answers on Mar 3, 2099.');
  expect(texts).not.toContain('questions');
});

test('a day that has passed is called late, with the contact', () => {
  const { texts } = open(
    { ...nothing, answerBy: '2020-03-12' },
    { name: 'Ada Hall', email: 'ada@harbour.example' },
  );
  expect(texts).toContain('Harbour wanted to answer you by Mar 12, 2020 and is late.');
  expect(texts).toContain('Contact Ada Hall (ada@harbour.example).');
});

test('once it is decided: when the email was sent, and no promise any more', () => {
  const decided = { ...nothing, step: 'decided', answerBy: '2020-03-12', emailedOn: '2020-03-11' } as const;
  const { current, texts } = open(decided);
  expect(current).toContain('Decided');
  expect(texts).toContain('Harbour emailed you the decision on Mar 11, 2020.');
  expect(texts).not.toMatch(/late|reject|approve/i);
});

test('a decision without an email names no way in which it was sent', () => {
  const { texts } = open({ ...nothing, step: 'decided' });
  expect(texts).toContain('Harbour has decided about your application.');
});
