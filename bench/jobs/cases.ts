import type { Case } from '../api/cases.ts';

const page = 'pagination[pageSize]=12&sort=createdAt:desc';

/** Queries of the jobs page; `uncached` makes the server count a total that it would otherwise have cached. */
export function jobsCases(jobsOfCompany: number): Case[] {
  const lastPage = Math.floor(jobsOfCompany / 12);
  const active = 'filters[status][$eq]=active';
  const deep = `pagination[page]=${lastPage}`;
  return [
    { name: 'first page', request: asking(() => page) },
    { name: 'last page', request: asking(() => `${page}&${deep}`) },
    { name: 'first page, uncached', request: asking((n) => `${page}&${uncached(n)}`) },
    { name: 'filter: active', request: asking(() => `${page}&${active}`) },
    { name: 'filter: active, uncached', request: asking((n) => `${page}&${active}&${uncached(n)}`) },
    { name: 'search: one title in six', request: searching(() => 'engineer') },
    {
      name: 'search: one title in six, tenth page',
      request: searching(() => 'engineer', 'pagination[page]=10'),
    },
    { name: 'search: one title in fifty', request: searching(() => 'Lisbon') },
    { name: 'search: one title', request: searching((n) => `(${5 * (1 + (n % (jobsOfCompany / 5)))})`) },
    { name: 'search: two letters', request: searching(() => 'or') },
    { name: 'search: none', request: searching(() => 'astronaut') },
    { name: 'search and filter', request: searching(() => 'engineer', active) },
  ];
}

function searching(word: (call: number) => string, more = ''): Case['request'] {
  return asking(
    (n) => `${page}&filters[title][$containsi]=${encodeURIComponent(word(n))}&${uncached(n)}&${more}`,
  );
}

/** A different path each time. */
function asking(query: (call: number) => string): Case['request'] {
  let calls = 0;
  return { setupRequest: (request) => ({ ...request, path: `/api/jobs?${query((calls += 1))}` }) };
}

/** A filter that matches all jobs, different each time. */
const uncached = (call: number) => `filters[createdAt][$gte]=${new Date(call).toISOString()}`;
