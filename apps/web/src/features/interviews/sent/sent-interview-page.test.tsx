// @vitest-environment happy-dom
import { type SentInterview, showSentInterview } from '@nimble/contracts/interviews';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someCompany } from '../../../testing/companies.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { sentTexts } from './messages.ts';
import { SentInterviewPage } from './sent-interview-page.tsx';

const server = contractServer();
afterEach(() => {
  location.hash = '';
});

function open(token: string) {
  location.hash = token;
  return show(<SentInterviewPage jobToken="link" />);
}

test('a link without its token shows an error, without a call', async () => {
  open('');
  expect(await screen.findByText(sentTexts.sentGone)).toBeDefined();
  expect(server.asked(showSentInterview)).toEqual([]);
});

test('a failed load can be retried; an erased interview shows that', async () => {
  server.answer(showSentInterview, refusal('server.failed'));
  const person = open('token');
  const retry = await screen.findByRole('button', { name: texts.retryConnection });
  server.answer(showSentInterview, refusal('request.unauthorized'));
  await person.click(retry);
  expect(await screen.findByText(sentTexts.sentGone)).toBeDefined();
  expect(server.asked(showSentInterview).map(({ body }) => body)).toEqual([
    { token: 'token' },
    { token: 'token' },
  ]);
});

const { name, primaryColor, secondaryColor, accentColor, logo } = someCompany({
  name: 'Alder & Finch',
  primaryColor: '#a8452c',
  logo: { id: 5, url: '/api/logos/5' },
});
const sent: SentInterview = {
  candidateName: 'Ruth Example',
  candidateEmail: 'ruth@example.com',
  language: null,
  jobTitle: 'Head Baker',
  company: { name, primaryColor, secondaryColor, accentColor, logo },
  submittedAt: '2026-11-01T10:00:00.000Z',
  isEnded: false,
  progress: { step: 'received', answerBy: null, watchedOn: null, emailedOn: null },
  contact: { name: null, email: null },
  resume: { name: 'cv.pdf', size: 2048, url: '/api/files/7?signature=a' },
  insights: { performance: false, behavioral: false },
  answers: [
    {
      question: 'Which bread?',
      duration: 75,
      videoUrl: '/api/files/8?signature=b',
      format: 'video',
      value: null,
    },
    { question: 'Why us?', duration: null, videoUrl: null, format: 'video', value: null },
  ],
};

test('the page has the logo and the colors of the company', async () => {
  server.answer(showSentInterview, { data: sent });
  open('token');
  await screen.findByText('To Alder & Finch, for Head Baker');
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('/api/logos/5');
  expect(document.documentElement.style.getPropertyValue('--color-primary')).toBe('#a8452c');
});

test('shows each answer with its length, and answers and resume can be viewed and downloaded', async () => {
  server.answer(showSentInterview, { data: sent });
  open('token');
  const player = await screen.findByLabelText('Your answer to question 1');
  expect(player.getAttribute('src')).toContain('/api/files/8?signature=b');
  expect(screen.queryByLabelText('Your answer to question 2')).toBeNull();
  expect(screen.getByText('1:15')).toBeDefined();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Your answer to question 1: Download')).toBe('/api/files/8?signature=b&download=1');
  expect(address('cv.pdf: View')).toBe('/api/files/7?signature=a&preview=1');
  expect(address('cv.pdf: Download')).toBe('/api/files/7?signature=a&download=1');
});
