import { consentVersion } from '@nimble/contracts/interviews';

/** The body that begins an interview, as the candidate's page sends it. */
export function newSubmission(job: { id: number; shareToken: string }, name: string, email: string) {
  return {
    candidateName: name,
    candidateEmail: email,
    job: job.id,
    shareToken: job.shareToken,
    deviceInfo: { timestamp: new Date().toISOString() },
    browserInfo: {
      userAgent: 'bench',
      language: 'en',
      platform: 'bench',
      cookieEnabled: true,
      onLine: true,
      screen: { width: 1280, height: 720, colorDepth: 24 },
    },
    consentVersion,
  };
}
