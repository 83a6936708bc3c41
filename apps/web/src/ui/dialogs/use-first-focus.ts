import { useEffect, useRef } from 'react';

const focusable = 'input, select, textarea, button, a[href], summary, [tabindex]';
const unreachable = ':disabled, [type="hidden"], [tabindex="-1"]';
const fields = 'input:not([role="switch"]), select, textarea, fieldset > button[aria-pressed]';

function firstFocusable(within: HTMLElement): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(focusable)].find((one) => !one.matches(unreachable));
}

/** The first field of a dialog, if nothing else to press is before it. Of a group of choices the chosen one. */
function firstField(content: HTMLElement): HTMLElement | undefined {
  const first = firstFocusable(content);
  if (first?.matches(fields) !== true) return undefined;
  const group = first.closest('fieldset');
  if (!first.matches('[type="radio"], button') || group === null) return first;
  return group.querySelector<HTMLElement>(':checked, [aria-pressed="true"]') ?? first;
}

function focus(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * The focus of a dialog that opens: on its first field, also if it loads later, else on the first button of its footer,
 * as the one that cancels a confirmation, or of its content. Without any it is on the cross.
 */
export function useFirstFocus() {
  const cross = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLElement>(null);
  const waiting = useRef<MutationObserver>(null);
  useEffect(() => () => waiting.current?.disconnect(), []);

  function waitForField(element: HTMLElement): void {
    waiting.current = new MutationObserver((_changes, observer) => {
      // The person has gone on meanwhile.
      if (document.activeElement !== cross.current) return observer.disconnect();
      const field = firstField(element);
      if (field === undefined) return;
      observer.disconnect();
      focus(field);
    });
    waiting.current.observe(element, { childList: true, subtree: true });
  }

  function begin(event: Event, without: 'cross' | 'footer' | 'content'): void {
    const element = content.current;
    const field = element === null ? undefined : firstField(element);
    const holder = { cross: null, footer: footer.current, content: element }[without];
    const first = field ?? (holder === null ? undefined : firstFocusable(holder));
    if (first) {
      event.preventDefault();
      focus(first);
    } else if (element !== null) waitForField(element);
  }
  return { cross, content, footer, begin };
}
