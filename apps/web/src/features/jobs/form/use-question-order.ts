import { type DragEvent, useEffect, useRef, useState } from 'react';
import { jobFormMessages as messages } from '../messages.ts';

type Direction = 'up' | 'down';

/** The element that moves a question; it keeps the focus wherever its question goes. */
export const moveButtonId = (key: string, direction: Direction) => `${key}-${direction}`;

/**
 * Orders questions by button and by dragging. `keys` name the questions in their order; `move` changes the position of
 * one. `announcement` describes the result for screen readers.
 */
export function useQuestionOrder(keys: readonly string[], move: (from: number, to: number) => void) {
  const [announcement, setAnnouncement] = useState('');
  /** Only its handle makes a question draggable, so that its text can still be selected. */
  const [grabbed, setGrabbed] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const toFocus = useRef<string | null>(null);

  // Moving an element in the DOM takes the focus from its content.
  useEffect(() => {
    if (toFocus.current === null) return;
    document.getElementById(toFocus.current)?.focus();
    toFocus.current = null;
  }, [keys]);

  function place(from: number, to: number): void {
    if (from === to || to < 0 || to >= keys.length) return;
    move(from, to);
    setAnnouncement(messages.moved({ from: from + 1, to: to + 1 }));
  }
  function release(): void {
    setGrabbed(null);
    setTarget(null);
  }
  return {
    announcement,
    step(index: number, direction: Direction): void {
      toFocus.current = moveButtonId(keys[index] ?? '', direction);
      place(index, direction === 'up' ? index - 1 : index + 1);
    },
    /** Props for the item of a question. */
    item: (index: number) => ({
      draggable: grabbed === index,
      'data-drop': grabbed !== null && grabbed !== index && target === index ? true : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
      },
      onDragOver: (event: DragEvent) => {
        if (grabbed === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (grabbed !== null) place(grabbed, index);
        release();
      },
      onDragEnd: release,
    }),
    /** Props for its handle. */
    handle: (index: number) => ({ onPointerDown: () => setGrabbed(index), onPointerUp: release }),
  };
}
