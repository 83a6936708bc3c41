import type autocannon from 'autocannon';
import { newSubmission } from '../new-submission.ts';
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
          const email = `bench${sent}${run}@example.com`;
          const data = newSubmission({ id: jobId, shareToken }, 'Bench Smith', email);
          const body = JSON.stringify({ data });
          return { ...request, body };
        },
      },
    },
  ];
}
