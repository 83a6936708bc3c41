import { type RefObject, useEffect, useRef } from 'react';

/**
 * The pressed button disappears: the focus moves to the group and not to another button, because a second press meant
 * for the first would do something else.
 * @param phase changes with the buttons; the first one may replace a button outside.
 * @returns a ref for the group, which needs `tabIndex={-1}`.
 */
export function useKeptFocus<Group extends HTMLElement>(phase: string): RefObject<Group | null> {
  const group = useRef<Group>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- it runs when the buttons change
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) group.current?.focus({ preventScroll: true });
  }, [phase]);
  return group;
}
