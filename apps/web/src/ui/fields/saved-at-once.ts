import type { ChangeEvent } from 'react';

/** A control whose new value is saved at once: until then it keeps its focus, and ignores presses. */
export type SavedAtOnce = {
  /** Is the new value being saved? Undefined for a control that saves nothing by itself. */
  busy?: boolean | undefined;
};

/** While it saves, and for the second half of a double click, which would take back what the first half has done. */
export function refusesPress(busy: boolean | undefined, clicks: number): boolean {
  return busy === true || (busy !== undefined && clicks > 1);
}

/** How many clicks have led to this change: none for one by the keyboard. */
export function clicksOf({ nativeEvent }: ChangeEvent): number {
  return nativeEvent instanceof MouseEvent ? nativeEvent.detail : 0;
}

/** Was the Shift key held? */
export function isShifted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
