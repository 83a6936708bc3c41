import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** The navigation target: an address, or one step back in the browser's history. */
type Target = { to: string } | 'back';

/**
 * Keeps users from leaving a page by accident while something is unsaved: by a link of the product, by the browser's
 * back button, or by closing the tab. The page asks while `isAsking`.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target | null>(null);
  /** One extra entry of the history, which the back button removes first. */
  const hasExtraEntry = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    if (!hasExtraEntry.current) addEntry();
    hasExtraEntry.current = true;
    return onLeaving({
      byLink: (to) => setTarget({ to }),
      back: () => {
        if (isLeaving.current) return;
        addEntry();
        setTarget('back');
      },
    });
  }, [isUnsaved]);

  /** Navigates, replacing the extra entry. */
  function go(to: Target): void {
    isLeaving.current = true;
    if (to === 'back') window.history.go(-2);
    else void navigate(to.to, { replace: hasExtraEntry.current });
  }
  function leave(): void {
    if (target === null) return;
    // The page stays in view until the next one is loaded. The answered question does not.
    setTarget(null);
    go(target);
  }
  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave,
    /** Navigates at once when nothing is unsaved, else asks. */
    request: (to: string) => (isUnsaved ? setTarget({ to }) : go({ to })),
    /** Navigates without asking, as after saving. */
    goTo: (to: string) => go({ to }),
  };
}

/** Listens to the ways out of a page, and lets the browser ask before it closes the tab. @returns what ends it. */
function onLeaving({ byLink, back }: { byLink: (to: string) => void; back: () => void }): () => void {
  const onClick = (event: MouseEvent) => {
    const to = addressOfLink(event);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    byLink(to);
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', back);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', back);
    window.removeEventListener('beforeunload', onUnload);
  };
}

function addEntry(): void {
  window.history.pushState(window.history.state, '', window.location.href);
}

/** The target of a click within the product; undefined for anything else, such as a new tab. */
function addressOfLink(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || link === null || link.target === '_blank') return undefined;
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search;
}
