import type { RouteContract } from '@nimble/contracts';
import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ContractServer } from './contract-server.ts';

type Expected = {
  server: ContractServer;
  /** What both presses together call, each once. `double-clicks.test.ts` reads the names out of the tests. */
  sends: readonly RouteContract[];
  /** Resolves when everything is done, as by `findBy…`. */
  shows?: () => Promise<unknown>;
};

/**
 * A double click whose second press comes while the first one's call is still running. Asserts that it calls once, and
 * that the page shows neither an error nor a message about a colleague's change.
 */
export function pressTwice(person: UserEvent, button: Element, expected: Expected): Promise<void> {
  return doTwice(() => person.dblClick(button), expected);
}

/** The same for keys. */
export async function doTwice(
  press: () => Promise<unknown>,
  { server, sends, shows }: Expected,
): Promise<void> {
  const before = sends.map((route) => server.asked(route).length);
  const calls = () => sends.map((route, index) => server.asked(route).length - (before[index] ?? 0));
  const answer = server.hold();
  try {
    await press();
    await waitFor(() => expect(Math.max(...calls())).toBeGreaterThan(0));
  } finally {
    answer();
  }
  const once = sends.map(() => 1);
  await waitFor(() => expect(calls()).toEqual(once));
  await shows?.();
  expect(calls(), 'calls of a double click').toEqual(once);
  expect(troubles()).toEqual([]);
}

function troubles(): string[] {
  const errors = document.querySelectorAll('[data-type=error], [role=alert], [aria-invalid=true]');
  const shown = [...errors].filter(
    (element) => element.matches('[aria-invalid=true]') || element.textContent?.trim() !== '',
  );
  // A page that takes the person's own change for a colleague's.
  const blaming = [...document.querySelectorAll('[data-type=info]')].filter(({ textContent }) =>
    textContent?.includes('Someone else'),
  );
  return [...shown, ...blaming].map((element) => element.textContent || element.outerHTML);
}
