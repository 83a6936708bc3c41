import {
  type CompiledCondition,
  usualSearch,
  type WriteSearch,
} from '../../../platform/database/collection-conditions.ts';

/**
 * What searches of large companies need beyond SQL that says what is wanted. Each case has what it was measured by, for
 * 200,000 submissions of one company among 1,000,000 of 1,000; bench/README.md has the runs. All else is written plainly.
 * Later runs of warm medians showed no loss without these cases; their cost in CPU was not measured again.
 */

/**
 * How many may be found by a search to be all read and sorted; more than that are met among the newest. Costs are equal
 * about there. A tenth of all (19,736): 300 ms all read, 1 ms among the newest.
 */
const mostRead = 1500;

/** `found`: all that a search finds, by its own index, then sorted. `newest`: one after the other in the order of the page. */
export type Way = 'found' | 'newest';

/** @param total how many a search finds on all pages, as far as that is known. */
export function wayTo(total: number): Way {
  return total <= mostRead ? 'found' : 'newest';
}

/**
 * PostgreSQL believes of a comparison inside a function that it holds for most rows, and so goes through the newest until
 * the page is full, instead of asking the index of a frequent name (300 ms, 1 ms so).
 */
const amongNewest: WriteSearch = (searched) => [`coalesce(${searched} like search_pattern(`, '), false)'];

/** An index of texts knows three letters and more; what is longer than seven few people are called anywhere. */
const shortestIndexed = 3;
const longestFrequent = 7;

/**
 * PostgreSQL keeps one plan for all short names, because it does not see the name when it plans: the index for each.
 * Planning was a fifth of such a search (2.6 ms of CPU a call with it, and with the rows looked up twice; 1.0 ms so).
 */
const byIndex: WriteSearch = (searched, wanted) =>
  wanted.length >= shortestIndexed && wanted.length <= longestFrequent
    ? [`${searched} like (select search_pattern(`, '))']
    : usualSearch(searched, wanted);

export const searchOn: Record<Way, WriteSearch> = { found: byIndex, newest: amongNewest };

/**
 * Is the company to be looked up in the index of texts together with a name? A large company's share of all seems too
 * big to PostgreSQL for that, unless it cannot know the company when it plans. Of a short name the index then brings those
 * of the company (smith: 1,953 pages) instead of all who bear it (8,262); a long name is rare enough without (comparing the
 * company's list too was half of the cost of such a search).
 */
export function looksUpCompany(way: Way, { shortestSearch }: CompiledCondition): boolean {
  return way === 'found' && shortestSearch <= longestFrequent;
}
