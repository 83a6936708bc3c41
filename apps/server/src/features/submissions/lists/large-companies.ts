/**
 * What searches of large companies need beyond SQL that says what is wanted: measured for 200,000 submissions of one company
 * among 1,000,000 of 1,000 (bench/README.md). Hints to the planner were measured too, and left out: none of them saved anything.
 */

/**
 * A search that finds more than this on all pages goes through the newest until the page is full. Costs are equal about there.
 * A name of a tenth of all (19,736): 61 ms of CPU a call all found, 1.2 ms among the newest; one of 1,953: 9.8 and 1.9 ms.
 */
const mostRead = 1500;

/** `found`: all that a search finds, by its own index, then sorted. `newest`: one after the other in the order of the page. */
export type Way = 'found' | 'newest';

/** @param total how many a search finds on all pages, as far as that is known. */
export function wayTo(total: number): Way {
  return total <= mostRead ? 'found' : 'newest';
}
