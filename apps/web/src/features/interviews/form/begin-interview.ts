import { insightsConsentVersion } from '@nimble/contracts/insights';
import {
  consentVersion,
  createSubmission,
  currentInterview,
  type OpenInterview,
  type PublicJob,
  setInsightsConsent,
  uploadResume,
  validateEmail,
} from '@nimble/contracts/interviews';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { exactFailureText, interviewTexts as texts } from '../messages.ts';
import { nextQuestion } from '../question/next-question.ts';
import { attachedPercent, begunPercent } from '../review/submission-progress.ts';
import { isGone } from '../session/is-gone.ts';
import { type LocalSession, readLocalSession, writeLocalSession } from '../session/local-session.ts';
import type { AgreedInsights } from './insights-consent.tsx';

/** The address has submitted for this job already. */
export class EmailTakenError extends Error {}
/** The address has begun an interview for this job elsewhere, which can be continued. */
export class BegunElsewhereError extends Error {}
/** The resume was refused; the message has the reason. */
export class ResumeError extends Error {}

type Begun = { session: LocalSession; interview: OpenInterview };

/**
 * Begins the submission and attaches the resume. An unfinished interview of this address on this device continues: a
 * retry after a lost connection makes no second one, also when the link was closed meanwhile. The questions come from
 * the server, which has those from the beginning.
 * @param onPercent progress of the whole submission, in percent
 * @throws EmailTakenError, BegunElsewhereError, ResumeError, ApiError
 */
export async function beginInterview(
  job: PublicJob,
  shareToken: string,
  person: {
    name: string;
    email: string;
    resume: File;
    insights: AgreedInsights;
    /** Whatever was begun with this address before. */
    startsOver: boolean;
  },
  onPercent: (percent: number) => void,
): Promise<Begun> {
  const email = person.email.trim();
  const known = await goOn(shareToken, email);
  if (known !== undefined && (job.insights.performance || job.insights.behavioral)) {
    // The current consent counts, not that from the beginning.
    const data = { ...person.insights, version: insightsConsentVersion };
    await call(setInsightsConsent, { token: known.token, body: { data } });
  }
  const session = known ?? (await begin(job, shareToken, { ...person, email }));
  onPercent(begunPercent);
  await attachResume(session.token, person.resume);
  onPercent(attachedPercent);
  const { data: interview } = await call(currentInterview, { token: session.token });
  // With a personal link, an interview that was begun on another device continues.
  const isNew = known === undefined && interview.responses.length > 0;
  return { session: isNew ? { ...session, questionIndex: nextQuestion(interview) } : session, interview };
}

async function goOn(shareToken: string, email: string): Promise<LocalSession | undefined> {
  const session = readLocalSession(shareToken, email);
  if (session === undefined) return undefined;
  try {
    const { data } = await call(currentInterview, { token: session.token });
    return data.submission.status === 'uploading' ? session : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function attachResume(token: string, resume: File): Promise<void> {
  const form = new FormData();
  form.append('files', resume);
  try {
    const { data } = await call(uploadResume, { token, form });
    if (data.resume === null) throw new ResumeError(texts.resumeNoData);
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) {
      throw new ResumeError(texts.resumeFailed({ reason: exactFailureText(error) }));
    }
    throw error;
  }
}

async function begin(
  job: PublicJob,
  shareToken: string,
  person: { name: string; email: string; insights: AgreedInsights; startsOver: boolean },
): Promise<LocalSession> {
  const known = await call(validateEmail, { body: { email: person.email, jobId: job.id, shareToken } });
  if (known.data.exists) throw new EmailTakenError();
  if (known.data.isBegun && !person.startsOver) throw new BegunElsewhereError();
  try {
    const { data, token } = await call(createSubmission, {
      body: {
        data: {
          candidateName: person.name.trim(),
          candidateEmail: person.email,
          job: job.id,
          shareToken,
          deviceInfo: deviceInfo(),
          browserInfo: browserInfo(),
          consentVersion,
          ...sourceOfLink(),
          ...((person.insights.performance || person.insights.behavioral) && {
            insightsConsent: { ...person.insights, version: insightsConsentVersion },
          }),
        },
      },
    });
    const begun = { email: person.email, submissionId: data.submission.id, token };
    return writeLocalSession(shareToken, { ...begun, questionIndex: 0, reviewing: false });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw new EmailTakenError();
    throw error;
  }
}

/** The source in the link's address, without half of an emoji, which the server could not store. */
function sourceOfLink(): { source?: string } {
  const parameters = new URLSearchParams(location.search);
  const source = parameters.get('source') ?? parameters.get('utm_source');
  return source === null ? {} : { source: source.slice(0, 200).replace(/\p{Cs}$/u, '') };
}

/** The specified fields of deviceInfo and browserInfo. */
function deviceInfo() {
  const { deviceMemory, connection } = navigator as Navigator & {
    deviceMemory?: number;
    connection?: { effectiveType?: string };
  };
  return {
    ...(deviceMemory !== undefined && { memory: deviceMemory }),
    cores: navigator.hardwareConcurrency,
    ...(connection?.effectiveType !== undefined && { connection: connection.effectiveType }),
    timestamp: new Date().toISOString(),
  };
}

function browserInfo() {
  const { width, height, colorDepth } = window.screen;
  return {
    userAgent: navigator.userAgent.slice(0, 500),
    language: navigator.language,
    platform: navigator.platform,
    cookieEnabled: navigator.cookieEnabled,
    onLine: navigator.onLine,
    screen: { width, height, colorDepth },
  };
}
