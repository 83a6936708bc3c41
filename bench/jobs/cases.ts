import type { Case } from '../api/cases.ts';

const page = 'pagination[pageSize]=12&sort=createdAt:desc';

/** What the jobs page asks for; `anew` has a total counted that the server would otherwise keep from the call before. */
export function jobsCases(jobsOfCompany: number): Case[] {
  const lastPage = Math.floor(jobsOfCompany / 12);
  const active = 'filters[status][$eq]=active';
  const deep = `pagination[page]=${lastPage}`;
  return [
    { name: 'first page', request: asking(() => page) },
    { name: 'last page', request: asking(() => `${page}&${deep}`) },
    { name: 'first page, counted anew', request: asking((n) => `${page}&${anew(n)}`) },
    { name: 'filter: active', request: asking(() => `${page}&${active}`) },
    { name: 'filter: active, counted anew', request: asking((n) => `${page}&${active}&${anew(n)}`) },
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
    (n) => `${page}&filters[title][$containsi]=${encodeURIComponent(word(n))}&${anew(n)}&${more}`,
  );
}

/** A different path each time. */
function asking(query: (call: number) => string): Case['request'] {
  let calls = 0;
  return { setupRequest: (request) => ({ ...request, path: `/api/jobs?${query((calls += 1))}` }) };
}

/** All jobs there are, said in another way each time. */
const anew = (call: number) => `filters[createdAt][$gte]=${new Date(call).toISOString()}`;
