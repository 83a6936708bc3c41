import { type RefObject, useEffect, useRef } from 'react';

/** Visible part of the neighbor, which hints at more; pixels. */
const glimpse = 32;

/**
 * Scrolls the active entry of a wide row into view, without moving the page.
 * @param active changes when another entry is active, or has moved.
 * @returns a ref for the scrolling element.
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
