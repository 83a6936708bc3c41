import { type RefObject, useEffect, useRef } from 'react';

/** Of the neighbour, which shows that there is more; pixels. */
const glimpse = 32;

/**
 * Keeps the active entry of a row that may be wider than the screen in view, and does not move the page.
 * @param active changes when another entry is active, or stands elsewhere.
 * @returns for the element that scrolls.
 */
export function useActiveInView<Row extends HTMLElement>(active: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const frame = row.current;
    const entry = frame?.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (!frame || !entry) return;
    const [outer, inner] = [frame.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inner.left < outer.left) frame.scrollLeft -= outer.left - inner.left + glimpse;
    else if (inner.right > outer.right) frame.scrollLeft += inner.right - outer.right + glimpse;
  }, [active]);
  return row;
}
