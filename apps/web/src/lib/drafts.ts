/** The prefix of each draft's key in the tab's session storage. */
const prefix = 'nimble_draft:';

/** Unsaved input, kept for this tab over a reload. Deleted with the session. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function keepDraft(name: string, values: object): void {
  sessionStorage.setItem(prefix + name, JSON.stringify(values));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
