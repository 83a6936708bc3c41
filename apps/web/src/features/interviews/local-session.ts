/** Where one candidate stands in one interview, kept on this device (spec 1 §3). */
export type LocalSession = {
  email: string;
  submissionId: number;
  /** The candidate token. */
  token: string;
  questionIndex: number;
  reviewing: boolean;
  /** ISO 8601. */
  timestamp: string;
};

const keyOf = (jobToken: string) => `nimble_interview_${jobToken}`;

/** The last interview begun here for this link; what is damaged counts as none. */
export function readLocalSession(jobToken: string): LocalSession | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(jobToken)) ?? 'null');
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalSession(jobToken: string, session: Omit<LocalSession, 'timestamp'>): void {
  localStorage.setItem(keyOf(jobToken), JSON.stringify({ ...session, timestamp: new Date().toISOString() }));
}

export function clearLocalSession(jobToken: string): void {
  localStorage.removeItem(keyOf(jobToken));
}

function isSession(value: unknown): value is LocalSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'submissionId' in value &&
    typeof value.submissionId === 'number' &&
    'questionIndex' in value &&
    typeof value.questionIndex === 'number'
  );
}
