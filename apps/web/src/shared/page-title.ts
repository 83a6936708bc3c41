import { useEffect, useSyncExternalStore } from 'react';

export type PageTitle = { title: string; description?: string | undefined };

const productName = 'Nimble';

let current: PageTitle = { title: productName };
const listeners = new Set<() => void>();

/**
 * Sets the page's title: in the browser's tab and, inside the workspace, in the header. The page itself does not repeat
 * it.
 */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    current = { title, description };
    document.title = title === productName ? productName : `${title} · ${productName}`;
    for (const listener of listeners) listener();
  }, [title, description]);
}

/** The title of the current page. */
export function useCurrentPageTitle(): PageTitle {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
