import type autocannon from 'autocannon';
import type { Seeded } from './seed.ts';

export type Case = {
  name: string;
  /** CPU of the whole process tree, milliseconds a request; none for the reference. */
  aim?: number;
  request: Partial<autocannon.Request>;
};

export const referenceCases: Case[] = [
  { name: 'bare server, fixed answer', request: { path: '/fixed' } },
  { name: 'bare server, SELECT 1', request: { path: '/select' } },
];

/** `run` makes the addresses of new candidates another run's. */
export function productCases({ jobId, shareToken, submissionId }: Seeded, run = ''): Case[] {
  let sent = 0;
  return [
    {
      name: 'jobs, page of 12',
      aim: 0.45,
      request: { path: '/api/jobs?page=1&pageSize=12&sort=createdAt:desc' },
    },
    {
      name: 'jobs, page of 12 with questions',
      request: { path: '/api/jobs?page=1&pageSize=12&populate=questions' },
    },
    {
      name: 'submissions, page of 10 with job',
      aim: 0.4,
      request: { path: '/api/submissions?page=1&pageSize=10&populate=job&sort=createdAt:desc' },
    },
    {
      name: 'submissions, name contains smith',
      aim: 0.9,
      request: { path: '/api/submissions?filters[candidateName][$containsi]=smith&populate=job' },
    },
    { name: 'one submission', aim: 0.35, request: { path: `/api/submissions/${submissionId}` } },
    {
      name: 'create a submission',
      aim: 0.9,
      request: {
        method: 'POST',
        path: '/api/submissions',
        setupRequest: (request) => {
          sent += 1;
          const body = JSON.stringify(newSubmission(jobId, shareToken, `bench${sent}${run}@example.com`));
          return { ...request, body };
        },
      },
    },
  ];
}

function newSubmission(job: number, shareToken: string, candidateEmail: string) {
  const screen = { width: 1280, height: 720, colorDepth: 24 };
  return {
    data: {
      candidateName: 'Bench Smith',
      candidateEmail,
      job,
      shareToken,
      deviceInfo: { timestamp: new Date().toISOString() },
      browserInfo: {
        userAgent: 'bench',
        language: 'en',
        platform: 'bench',
        cookieEnabled: true,
        onLine: true,
        screen,
      },
      consentVersion: '2026-11-01',
    },
  };
}
