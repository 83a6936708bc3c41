import type {
  currentInterview,
  getPublicInterview,
  interviewOpened,
  OpenInterview,
  PublicJob,
} from '@nimble/contracts/interviews';
import { firstPageCalls } from '@nimble/contracts/interviews/first-page';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError, isRefused, mayPass } from '../../../lib/api-error.ts';
import { showSuggestedLanguage } from '../../../lib/language/language.ts';
import { isGone } from './is-gone.ts';
import {
  clearLocalSession,
  type LocalSession,
  readLocalSession,
  writeLocalSession,
} from './local-session.ts';

export type Person = { name: string; email: string };

/** The stages that wait for the server. */
export type LoadingStage =
  | { name: 'opening' }
  /** Opened with an emailed link, on another device than the one it was begun on. */
  | { name: 'continuing'; token: string }
  | { name: 'restoring'; session: LocalSession; end?: Done['end'] };

/** Why a link is closed; each has a text of its own. */
export type UnavailableReason =
  | 'deadlinePassed'
  | 'full'
  | 'notAvailable'
  | 'notFound'
  | (typeof invitationReasons)[number];

/** The codes that close a personal link, and that of a job without a link of its own. */
const invitationReasons = [
  'interview.invitation_expired',
  'interview.invitation_submitted',
  'interview.invitation_unknown',
  'interview.invitation_withdrawn',
  'interview.link_off',
] as const;

/** A limit of the company's plan is reached, for now; the company was notified. */
type LimitReached = { name: 'limitReached'; company: string };

export type Done = {
  personalToken?: string | undefined;
  /** Submitted by its candidate, ended by an answer, or submitted on another device while it was open here. */
  end: 'submitted' | 'ended' | 'elsewhere';
};

export type LoadedStage =
  | { name: 'unavailable'; reason: UnavailableReason }
  | LimitReached
  /** Continued by an emailed link, elsewhere: `text` says so. */
  | { name: 'moved'; text: string }
  | { name: 'overview'; job: PublicJob }
  | { name: 'form'; job: PublicJob; known?: Person }
  | { name: 'running'; session: LocalSession; interview: OpenInterview }
  /** Without `personalToken` when the page is opened again: others may use this device. */
  | ({ name: 'done'; company: string; closing: string | undefined } & Done);

/**
 * The stage after loading. An interview that was begun on this device continues with its job as it was then, though its
 * link may have been closed meanwhile; one that is gone, or has another attempt allowed, gives way to the link. What was
 * recorded here stays, and goes on with the interview when its emailed link is opened here.
 * @throws for temporary failures: no connection, or a failing server.
 */
export async function loadStage(
  stage: LoadingStage,
  jobToken: string,
  signal: AbortSignal,
): Promise<LoadingStage | LoadedStage> {
  switch (stage.name) {
    case 'opening':
      return openLink(jobToken, signal);
    case 'continuing':
      return goOnHere(stage.token, jobToken, signal);
    case 'restoring':
      return restore(stage, jobToken, signal);
  }
}

/** Moves the interview to this device, from the first question without an answer. */
async function goOnHere(token: string, jobToken: string, signal: AbortSignal): Promise<LoadingStage> {
  try {
    const { data } = await current(token, signal);
    const answered = new Set(data.responses.map(({ questionId }) => questionId));
    const next = data.job.questions.findIndex(({ id }) => !answered.has(id));
    const { id: submissionId, candidateEmail: email } = data.submission;
    // With all questions answered no camera is needed to submit.
    const place = { questionIndex: Math.max(0, next), reviewing: false, devicesChecked: next === -1 };
    return {
      name: 'restoring',
      session: writeLocalSession(jobToken, { email, submissionId, token, ...place }),
    };
  } catch (error) {
    if (!isGone(error)) throw error;
    return { name: 'opening' };
  }
}

async function restore(
  { session, end = 'submitted' }: Extract<LoadingStage, { name: 'restoring' }>,
  jobToken: string,
  signal: AbortSignal,
): Promise<LoadingStage | LoadedStage> {
  try {
    const { data } = await current(session.token, signal);
    await showSuggestedLanguage(data.job.language);
    const { status, isEnded, candidateName: name, candidateEmail: email } = data.submission;
    if (data.mayBeginAgain) {
      clearLocalSession(jobToken, session.email);
      return { name: 'opening' };
    }
    if (status !== 'uploading') return doneOf(data.job, session, { end: isEnded ? 'ended' : end });
    // An interview without its resume continues at the form.
    if (data.resume === null) return { name: 'form', job: data.job, known: { name, email } };
    return { name: 'running', session, interview: data };
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab may have opened the emailed link meanwhile.
    const isLast = readLocalSession(jobToken, session.email)?.token === session.token;
    if (isLast) clearLocalSession(jobToken, session.email);
    if (isRefused(error, 'interview.moved'))
      return { name: 'moved', text: error.serverMessage ?? error.message };
    return { name: 'opening' };
  }
}

/** `closing` is the token that loads what the job shows to those who have finished. */
export function doneOf(
  { company, hasClosingMedia }: PublicJob,
  { token }: LocalSession,
  done: Done,
): LoadedStage {
  const closing = hasClosingMedia && done.end !== 'ended' ? token : undefined;
  return { name: 'done', company: company.name, closing, ...done };
}

async function openLink(jobToken: string, signal: AbortSignal): Promise<LoadedStage> {
  try {
    const { data } = await callAt<typeof getPublicInterview>(firstPageCalls.getPublicInterview, {
      params: { jobToken },
      signal,
    });
    countOpening(jobToken);
    await showSuggestedLanguage(data.language);
    return { name: 'overview', job: data };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return limitReached(error) ?? { name: 'unavailable', reason: reasonOf(error) };
  }
}

let isCounted = false;

/**
 * Lets the server count a visit of the link. Reloading the page and going back to it do not count; the browser reports
 * that itself, without any identifier. It may fail: the interview does not depend on it.
 */
function countOpening(shareToken: string): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isCounted || entry?.type !== 'navigate') return;
  isCounted = true;
  callAt<typeof interviewOpened>(firstPageCalls.interviewOpened, { body: { shareToken } }).catch(
    () => undefined,
  );
}

/** The server has refused. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !mayPass(error);
}

/** undefined for any other error. */
export function limitReached(error: unknown): LimitReached | undefined {
  if (!(error instanceof ApiError) || error.code !== 'interview.limit_reached') return undefined;
  const { company } = error.details;
  return { name: 'limitReached', company: typeof company === 'string' ? company : '' };
}

/** An unknown link, and a closed interview. */
function reasonOf({ status, code }: ApiError): UnavailableReason {
  if (code === 'interview.deadline_passed') return 'deadlinePassed';
  if (code === 'interview.full') return 'full';
  const reason = invitationReasons.find((each) => each === code);
  return reason ?? (status === 404 ? 'notAvailable' : 'notFound');
}

function current(token: string, signal: AbortSignal) {
  return callAt<typeof currentInterview>(firstPageCalls.currentInterview, { token, signal });
}
