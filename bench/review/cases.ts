import type { Case } from '../api/cases.ts';
import type { Seeded } from './seed.ts';

const page = 'populate=job&pageSize=12&sort=createdAt:desc';

/** The server caches totals until something changes; `other words each time` avoids the cache. */
export function reviewCases({ jobId, submissionId }: Seeded): Case[] {
  return [
    { name: 'one submission', request: { path: `/api/submissions/${submissionId}` } },
    { name: 'candidates page', request: { path: `/api/submissions?${page}` } },
    {
      name: 'candidates page, pending',
      request: { path: `/api/submissions?${page}&filters[status][$eq]=pending` },
    },
    { name: 'candidates page, page 100', request: { path: `/api/submissions?${page}&page=100` } },
    { name: 'stats of the company', request: { path: '/api/submissions/stats' } },
    { name: 'stats of a job', request: { path: `/api/submissions/stats/${jobId}` } },
    { name: 'cards of the job screen', request: { path: `/api/jobs/${jobId}/candidates/stats` } },
    { name: 'candidates of a job', request: { path: `/api/submissions/job/${jobId}?pageSize=10` } },
    {
      name: 'candidates of a job, by name',
      request: varied(
        (number) => `/api/submissions/job/${jobId}?pageSize=10&searchTerm=weber-${number % 5000}`,
      ),
    },
    { name: 'search smith', request: { path: search('smith') } },
    {
      name: 'search a name, other words each time',
      request: varied((number) => search(`tanaka-${number % 5000}`)),
    },
    {
      name: 'search an address, other each time',
      request: varied((number) => search(`tanaka${(number * 7919) % 1_000_000}@`)),
    },
    { name: 'search tanaka, a tenth of all', request: { path: search('tanaka') } },
    // In 70 %, 10 %, 1 % and 0.25 % of all answers.
    { name: 'said: the commonest word', request: { path: spoken('word1') } },
    { name: 'said: a common word', request: varied((number) => spoken(`word${60 + (number % 60)}`)) },
    { name: 'said: a rare word', request: varied((number) => spoken(`word${1000 + (number % 300)}`)) },
    {
      name: 'said: a rare word, twice as rare',
      request: varied((number) => spoken(`word${3000 + (number % 1999)}`)),
    },
    {
      name: 'said: two words',
      request: varied((number) => spoken(`word${20 + (number % 50)} word${500 + (number % 99)}`)),
    },
    { name: 'said: nothing found', request: varied((number) => spoken(`unsaid${number}`)) },
    { name: 'résumé: the commonest word', request: { path: resume('word1') } },
    { name: 'résumé: a common word', request: varied((number) => resume(`word${60 + (number % 60)}`)) },
    { name: 'résumé: a rare word', request: varied((number) => resume(`word${3000 + (number % 1999)}`)) },
  ];
}

function search(words: string): string {
  const contains = ['candidateName', 'candidateEmail']
    .map((field, index) => `filters[$or][${index}][${field}][$containsi]=${encodeURIComponent(words)}`)
    .join('&');
  return `/api/submissions?${page}&${contains}`;
}

function spoken(words: string): string {
  return `/api/transcripts/search?pageSize=10&search=${encodeURIComponent(words)}`;
}

function resume(words: string): string {
  return `/api/resumes/search?query=${encodeURIComponent(words)}`;
}

/** Another address for each request. */
function varied(address: (number: number) => string): Case['request'] {
  let sent = 0;
  return { setupRequest: (request) => ({ ...request, path: address(sent++) }) };
}
