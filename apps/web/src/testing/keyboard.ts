import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** More tab stops than this between two controls mean a keyboard trap. */
const mostStops = 80;

/** Goes from tab stop to tab stop, like a person without a mouse. */
export async function tabTo(person: UserEvent, target: Element): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (document.activeElement === target) return;
    await person.tab();
  }
  throw new Error(`The keyboard does not reach ${target.outerHTML}.`);
}

/** Tabs to a button, and presses it. */
export async function pressByKeys(person: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await tabTo(person, button);
  await person.keyboard('{Enter}');
}

/** Tabs to a field, and replaces what is in it. */
export async function typeByKeys(person: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
  await tabTo(person, field);
  field.select();
  await person.keyboard(text);
}

/** Opens a menu, goes down to an item, and presses it. */
export async function chooseByKeys(person: UserEvent, menu: string, item: string): Promise<void> {
  await pressByKeys(person, menu);
  const wanted = await screen.findByRole('menuitem', { name: item });
  for (let step = 0; document.activeElement !== wanted; step += 1) {
    if (step === mostStops) throw new Error(`The arrows do not reach ${item}.`);
    await person.keyboard('{ArrowDown}');
  }
  await person.keyboard('{Enter}');
}

/** The milliseconds of the timers that are set at once when a text was typed. */
export function timersAfterTyping(field: Element, text: string): (number | undefined)[] {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  fireEvent.change(field, { target: { value: text } });
  const milliseconds = timer.mock.calls.map(([, delay]) => delay);
  timer.mockRestore();
  return milliseconds;
}
