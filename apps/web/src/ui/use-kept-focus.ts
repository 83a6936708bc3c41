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
    if (isFocusLost()) group.current?.focus({ preventScroll: true });
  }, [phase]);
  return group;
}

/**
 * The same for a whole page, whose controls come and go with what it lists.
 * @param phase changes with the controls; undefined while the page loads, which takes no focus.
 */
export function useFocusKeptOnPage(phase: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && phase !== undefined && isFocusLost()) focusPage();
    before.current = phase;
  }, [phase]);
}

/** The next Tab leads to the first control of the page, and not past the sidebar again. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
