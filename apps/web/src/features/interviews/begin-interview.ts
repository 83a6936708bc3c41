import {
  consentVersion,
  createSubmission,
  type InterviewState,
  type PublicJob,
  uploadResume,
  validateEmail,
} from '@nimble/contracts/interviews';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { interviewTexts as texts } from './messages.ts';

/** The address has submitted for this job already. */
export class EmailTakenError extends Error {}
/** The résumé was refused; the message says why. */
export class ResumeError extends Error {}

type Begun = { data: InterviewState; token: string };

/** Begins the submission and attaches the résumé (spec 1 §7: the order of the calls). */
export async function beginInterview(
  job: PublicJob,
  shareToken: string,
  person: { name: string; email: string; resume: File },
): Promise<Begun> {
  const email = person.email.trim();
  const { data } = await call(validateEmail, { body: { email, jobId: job.id } });
  if (data.exists) throw new EmailTakenError();
  const begun = await create(job, shareToken, { name: person.name.trim(), email });
  const form = new FormData();
  form.append('files', person.resume);
  try {
    return { token: begun.token, data: (await call(uploadResume, { token: begun.token, form })).data };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) {
      throw new ResumeError(error.serverMessage ?? texts.resumeFailed(error.message));
    }
    throw error;
  }
}

async function create(
  job: PublicJob,
  shareToken: string,
  person: { name: string; email: string },
): Promise<Begun> {
  try {
    return await call(createSubmission, {
      body: {
        data: {
          candidateName: person.name,
          candidateEmail: person.email,
          job: job.id,
          shareToken,
          deviceInfo: deviceInfo(),
          browserInfo: browserInfo(),
          consentVersion,
        },
      },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw new EmailTakenError();
    throw error;
  }
}

/** Spec 1 §3. */
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
