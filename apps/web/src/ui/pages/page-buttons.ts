/**
 * The entries of a row of page buttons: up to 5 pages each, else the first, the last and those around the current one
 * with gaps between; never more than 5 numbers.
 */
export function pageButtons(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 4, 'gap', pageCount];
  if (page >= pageCount - 2) return [1, 'gap', pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
