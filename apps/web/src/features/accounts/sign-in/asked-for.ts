import { useLocation } from 'react-router';

/** The state of the login page for a person who followed a link into the workspace: its path and query. */
export type AskedFor = { askedFor: string };

/** The tab keeps it while the browser is at Google. */
const key = 'nimble_asked_for';

/** The page that the person wanted before signing in. */
export function useAskedFor(): string | undefined {
  const { state } = useLocation() as { state: Partial<AskedFor> | null };
  return state?.askedFor;
}

/** The state of links between the pages before a session, which would otherwise forget that page. */
export function useAskedForState(): Partial<AskedFor> {
  const askedFor = useAskedFor();
  return askedFor === undefined ? {} : { askedFor };
}

/** Before each way to Google, so that no earlier page is left. */
export function keepAskedFor(askedFor: string | undefined): void {
  if (askedFor === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, askedFor);
}

export function keptAskedFor(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

/** With two slashes it would be another host. Browsers read a backslash as a slash. */
export function isPath(askedFor: string | undefined): askedFor is string {
  return askedFor !== undefined && /^\/(?![/\\])/.test(askedFor);
}
