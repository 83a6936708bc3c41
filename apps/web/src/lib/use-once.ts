import { useState } from 'react';
import { createTurns } from './turns.ts';

/**
 * Something that a button begins and that takes a while, on pages that do without TanStack Query: while it runs it is not
 * begun again, and the button is busy.
 */
export function useOnce<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): [run: (...given: Given) => Promise<void>, isRunning: boolean] {
  const [turns] = useState(createTurns);
  const [isRunning, setIsRunning] = useState(false);
  async function run(...given: Given): Promise<void> {
    if (turns.onItsWay('') !== undefined) return;
    setIsRunning(true);
    await turns.begin('', '', () => work(...given)).finally(() => setIsRunning(false));
  }
  return [run, isRunning];
}
