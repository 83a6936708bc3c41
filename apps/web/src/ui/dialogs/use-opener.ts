import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../use-kept-focus.ts';

/** The last pressed or focused element: Safari does not focus a pressed button. */
let latest: HTMLElement | null = null;

function remember({ target }: Event): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
  if (element === null) return;
  latest = openerOf(element);
}

const openDialog = '[role$="dialog"][data-state="open"]';
const focusable = 'button, a[href], input, textarea, select, [tabindex]';

/** A menu entry disappears once it is chosen: its menu's button stands for it. */
function openerOf(element: HTMLElement): HTMLElement {
  const menu = element.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? element;
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', remember, true);
  document.addEventListener('focusin', remember, true);
}

/**
 * Without its opener, as when the press began the next step of the dialog behind, that dialog has the focus; without
 * one the page.
 */
function focusBehind(event: Event): void {
  event.preventDefault();
  const behind = [...document.querySelectorAll<HTMLElement>(openDialog)].at(-1);
  if (behind === undefined) focusPage();
  else if (!behind.contains(document.activeElement)) behind.focus();
}

/** Has the page that closed the dialog focused something else, as the field to continue with? */
function isFocusElsewhere(): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && active.closest('[role$="dialog"]') === null;
}

/** Returns the focus to the opener of a dialog: without a trigger of its own, nothing else would. */
export function useOpener(isOpen: boolean): { focusOpener: (event: Event) => void } {
  const opener = useRef<HTMLElement | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = latest;
  }, [isOpen]);
  // A nested dialog may have had the focus last; the next opener is not inside of this one.
  useEffect(() => {
    if (isOpen) return;
    if (latest !== null && !latest.isConnected) latest = opener.current;
  }, [isOpen]);
  return {
    focusOpener(event) {
      if (isFocusElsewhere()) return event.preventDefault();
      if (opener.current?.isConnected !== true) return focusBehind(event);
      event.preventDefault();
      // The next step may be a dialog of its own, which has the focus already.
      const isBehind = [...document.querySelectorAll(openDialog)].some(
        (dialog) => !dialog.contains(opener.current),
      );
      if (!isBehind) opener.current.focus();
    },
  };
}
