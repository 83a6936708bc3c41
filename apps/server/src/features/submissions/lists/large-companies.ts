import {
  type CompiledCondition,
  usualSearch,
  type WriteSearch,
} from '../../../platform/database/collection-conditions.ts';

/**
 * Optimizations for searches of large companies. Each has its measurement, for 200,000 submissions of one company among
 * 1,000,000 of 1,000; bench/README.md has the runs. Everything else is plain SQL. Later runs of warm medians showed no
 * loss without these; their CPU cost was not measured again.
 */

/**
 * Up to this number of hits all are read and sorted; more are found among the newest. Costs are equal about there. A
 * tenth of all (19,736): 300 ms all read, 1 ms among the newest.
 */
const mostRead = 1500;

/** `found`: all hits by their own index, then sorted. `newest`: scanned in the order of the page. */
export type Way = 'found' | 'newest';

/** @param total number of hits on all pages, if it is known. */
export function wayTo(total: number): Way {
  return total <= mostRead ? 'found' : 'newest';
}

/**
 * PostgreSQL estimates that a comparison inside a function matches most rows, and so scans the newest until the page is
 * full, instead of using the index for a frequent name (300 ms, 1 ms so).
 */
const amongNewest: WriteSearch = (searched) => [`coalesce(${searched} like search_pattern(`, '), false)'];

/** The trigram index needs three letters; names of more than seven are rare. */
const shortestIndexed = 3;
const longestFrequent = 7;

/**
 * PostgreSQL keeps one generic plan for all short names: the index for each. Planning was a fifth of such a search (2.6
 * ms of CPU a call with it, and with the rows looked up twice; 1.0 ms so).
 */
const byIndex: WriteSearch = (searched, wanted) =>
  wanted.length >= shortestIndexed && wanted.length <= longestFrequent
    ? [`${searched} like (select search_pattern(`, '))']
    : usualSearch(searched, wanted);

export const searchOn: Record<Way, WriteSearch> = { found: byIndex, newest: amongNewest };

/**
 * Is the company part of the index search together with a name? PostgreSQL considers a large company too unselective
 * for that, unless the plan is generic. For a short name the index then returns only the company's rows (smith: 1,953
 * pages) instead of all (8,262); a long name is rare enough without (combining both was half of the cost of such a
 * search).
 */
export function looksUpCompany(way: Way, { shortestSearch }: CompiledCondition): boolean {
  return way === 'found' && shortestSearch <= longestFrequent;
}
