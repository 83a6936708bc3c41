import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** @param beneath what the button would do without this step. */
type BackStep = (beneath: () => void) => void;

/** Handlers of the browser's back button, the innermost last. */
const steps: (() => void)[] = [];
let depth = depthHere();
let isGoingBack = false;

/**
 * The browser's back button goes back by one stage and never out of a running interview. Each stage adds an entry to
 * the history, because browsers skip entries without a user's action; the target follows from the stage alone. Used
 * once by the page.
 */
export function useBackButton(): void {
  useEffect(() => {
    depth = depthHere();
    const onPop = () => {
      // An emailed link that was opened here is no page to go back to.
      if (location.hash !== '') return;
      const isForward = depthHere() >= depth;
      depth = depthHere();
      if (isForward) return;
      const step = steps.at(-1);
      // Nothing is lost: back to the previous page.
      if (step === undefined) return history.go(-depth - 1);
      if (depth === 0) addEntry();
      isGoingBack = true;
      flushSync(step);
      isGoingBack = false;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/**
 * While there is a `place`, the browser's back button calls back; of several, the last one.
 * @param place names the stage, so that each has an entry of its own.
 */
export function useBackStep(place: string | undefined, onBack: BackStep): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const isNeeded = place !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const beneath = steps.at(-1);
    const step = () => latest.current(() => beneath?.());
    steps.push(step);
    return () => void steps.splice(steps.indexOf(step), 1);
  }, [isNeeded]);
  useEffect(() => {
    if (place !== undefined && !isGoingBack) addEntry();
  }, [place]);
}

function addEntry(): void {
  depth = depthHere() + 1;
  history.pushState({ ...history.state, interviewDepth: depth }, '', location.href);
}

/** How many entries of this page are before the current one; also after a reload. */
function depthHere(): number {
  const kept: unknown = history.state?.interviewDepth;
  return typeof kept === 'number' ? kept : 0;
}
