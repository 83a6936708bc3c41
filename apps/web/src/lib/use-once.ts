import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRunningCalls } from './running-calls.ts';

/**
 * An asynchronous action of a button, on pages without TanStack Query: while it runs it cannot start again, and the
 * button is busy.
 */
export function useOnce<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): [run: (...given: Given) => Promise<void>, isRunning: boolean] {
  const [turns] = useState(createRunningCalls);
  const [isRunning, setIsRunning] = useState(false);
  async function run(...given: Given): Promise<void> {
    if (turns.onItsWay('') !== undefined) return;
    setIsRunning(true);
    await turns.begin('', '', () => work(...given)).finally(() => setIsRunning(false));
  }
  return [run, isRunning];
}

/** Whether the component is still on the page, for actions that end after it may have left. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
