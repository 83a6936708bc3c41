/**
 * A candidate's progress in one interview, stored on this device by email. Answers are not part of it: the server has
 * the uploaded ones, and the slice store the rest.
 */
export type LocalSession = {
  email: string;
  submissionId: number;
  /** The candidate token. */
  token: string;
  questionIndex: number;
  reviewing: boolean;
  /** Camera and microphone were checked on this device. */
  devicesChecked?: boolean;
  /** The microphone was, which is all that audio needs. */
  microphoneChecked?: boolean;
  /** ISO 8601. */
  timestamp: string;
};

const keyOf = (jobToken: string) => `nimble_interview_${jobToken}`;
const idOf = (email: string) => email.trim().toLowerCase();

/** The session of this email, or the last one that continued here; a damaged one counts as none. */
export function readLocalSession(jobToken: string, email?: string): LocalSession | undefined {
  const sessions = readAll(jobToken);
  if (email !== undefined) return sessions.find((session) => idOf(session.email) === idOf(email));
  return sessions.sort((one, other) => other.timestamp.localeCompare(one.timestamp))[0];
}

/** Without storage the browser loses the progress on a reload, not the interview. */
export function writeLocalSession(
  jobToken: string,
  session: Omit<LocalSession, 'timestamp'>,
  now = new Date(),
): LocalSession {
  const others = readAll(jobToken).filter(({ email }) => idOf(email) !== idOf(session.email));
  const written = { ...session, timestamp: now.toISOString() };
  writeAll(jobToken, [...others, written]);
  return written;
}

export function clearLocalSession(jobToken: string, email: string): void {
  writeAll(
    jobToken,
    readAll(jobToken).filter((session) => idOf(session.email) !== idOf(email)),
  );
}

function readAll(jobToken: string): LocalSession[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(jobToken)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSession) : [];
  } catch {
    return [];
  }
}

function writeAll(jobToken: string, sessions: readonly LocalSession[]): void {
  try {
    if (sessions.length === 0) localStorage.removeItem(keyOf(jobToken));
    else localStorage.setItem(keyOf(jobToken), JSON.stringify(sessions));
  } catch {
    // Full, or forbidden by the browser's settings.
  }
}

function isSession(value: unknown): value is LocalSession {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    ['email', 'token', 'timestamp'].every((name) => typeof fields[name] === 'string') &&
    ['submissionId', 'questionIndex'].every((name) => Number.isInteger(fields[name])) &&
    typeof fields['reviewing'] === 'boolean'
  );
}
