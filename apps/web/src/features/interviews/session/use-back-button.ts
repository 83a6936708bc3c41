import { useCallback, useEffect, useRef } from 'react';

/** While `isNeeded`, the browser's back button calls back instead of leaving the page. @returns what leaves it. */
export function useBackButton(isNeeded: boolean, onBack: () => void): () => void {
  /** One extra entry of the history, which the back button takes away first. */
  const hasExtraEntry = useRef(false);
  const latest = useRef({ isNeeded, onBack });
  useEffect(() => {
    latest.current = { isNeeded, onBack };
    if (!isNeeded || hasExtraEntry.current) return;
    addEntry();
    hasExtraEntry.current = true;
  });
  useEffect(() => {
    const onPop = () => {
      // A mailed link that was opened here is no way back.
      if (!hasExtraEntry.current || location.hash !== '') return;
      hasExtraEntry.current = latest.current.isNeeded;
      if (latest.current.isNeeded) {
        addEntry();
        latest.current.onBack();
      } else {
        history.back();
      }
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return useCallback(() => {
    hasExtraEntry.current = false;
    history.go(-2);
  }, []);
}

function addEntry(): void {
  history.pushState(history.state, '', location.href);
}
