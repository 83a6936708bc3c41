import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PageNote } from './use-page-note.ts';

/**
 * Keeps the focus near a note while it is saved, although the field and then the button are disabled: it moves to the
 * region around them. Keys pressed there are not typed into the note, and Tab leads to the field. After a failure the
 * focus returns to the field.
 * @returns a ref for the region, which needs `tabIndex={-1}`, and what the keys in the field do.
 */
export function useFocusOfNote(
  { isSaving, isChanged, isSavable, save }: PageNote,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const region = useRef<HTMLElement>(null);
  const wasSaving = useRef(false);
  // Before the browser takes the focus from a button that is disabled now.
  useLayoutEffect(() => {
    const isOver = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    const focused = document.activeElement;
    if (!isOver || region.current === null || !region.current.contains(focused)) return;
    if (!isChanged) region.current.focus({ preventScroll: true });
    else if (focused === region.current) field.current?.focus({ preventScroll: true });
  }, [isSaving, isChanged, field]);
  function saveByKeys(): void {
    if (!isSavable) return;
    region.current?.focus({ preventScroll: true });
    void save();
  }
  return { region, saveByKeys };
}
