import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import type { SearchPlan } from '../../../platform/database/collection-conditions.ts';
import { hasParts } from '../../../platform/database/search-parts.ts';

/**
 * What searches of large companies need beyond SQL that says what is wanted: measured for 200,000 submissions of one
 * company among 1,000,000 of 1,000 (bench/README.md). Hints to the planner were measured too, and left out: none of
 * them saved anything.
 */

/**
 * A search that finds more than this on all pages goes through the newest until the page is full. Costs are equal about
 * there. A name of a tenth of all (19,736): 61 ms of CPU a call all found, 1.2 ms among the newest; one of 1,953: 9.8
 * and 1.9 ms.
 */
const mostRead = 1500;

/**
 * `found`: all that a search finds, by its own index, then sorted. `newest`: one after the other in the order of the
 * page.
 */
export type Way = 'found' | 'newest';

/** @param total how many a search finds on all pages, as far as that is known. */
export function wayTo(total: number): Way {
  return total <= mostRead ? 'found' : 'newest';
}

/**
 * Up to this number on all pages a search for names or addresses alone uses their indexes, whatever the text is.
 * Planning it each time was a third of its cost: 1.4 ms of CPU a call, 0.95 ms planned once (200 found among 20,000).
 * Of a company of 800 among 1,000,000 a word of 771 addresses took 35 ms planned once and 2 ms by a plan of its own;
 * two letters took 3.5 s.
 */
const mostPlannedOnce = 250;

export function searchPlanOf(total: number, where: SubmissionsRequest['where']): SearchPlan {
  return total <= mostPlannedOnce && isIndexedSearch(where) ? 'once' : 'each';
}

function isIndexedSearch(where: SubmissionsRequest['where']): boolean {
  if (where?.kind === 'or') return where.conditions.every(isIndexedSearch);
  if (where?.kind !== 'compare' || where.operator !== '$containsi') return false;
  const isOfPerson = where.field === 'candidateName' || where.field === 'candidateEmail';
  return isOfPerson && hasParts(String(where.value));
}
