import type { Submission } from '@nimble/contracts/submissions';

/** One that was submitted and joined, and waits for its review. */
export function someSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 7,
    candidateName: 'Ruth Example',
    candidateEmail: 'ruth@example.com',
    status: 'pending',
    stage: null,
    rating: null,
    notes: null,
    createdAt: '2026-05-04T12:00:00.000Z',
    completedAt: null,
    reviewedAt: null,
    job: { id: 3, title: 'Head Baker' },
    resume: null,
    insightsScore: null,
    posterUrl: null,
    answerBy: null,
    tags: [],
    compiled_video: null,
    joinFailure: null,
    submittedAt: '2026-05-04T12:30:00.000Z',
    video_storage_bytes: 0,
    responses: [],
    timeFactor: 1,
    untimed: false,
    newAttemptAt: null,
    source: null,
    screening: null,
    externalId: null,
    allowedInsights: { performance: false, behavioral: false, scores: false },
    ai_insights: null,
    deviceInfo: {},
    browserInfo: {},
    ...changes,
  };
}
