import type { PublicJob } from '@nimble/contracts/interviews';
import type { Job } from '@nimble/contracts/jobs';

/** A question on video. */
export function someQuestion(id: number, text: string): NonNullable<Job['questions']>[number] {
  return {
    id,
    question: text,
    time_limit: 120,
    duration: 120,
    required: true,
    isRequired: true,
    media: null,
    formats: [{ format: 'video' }],
    libraryQuestion: null,
    pool: null,
    order: id,
    createdAt: '2026-05-04T12:00:00.000Z',
    updatedAt: '2026-05-04T12:00:00.000Z',
  };
}

/** An active one with two questions and no submissions. */
export function someJob(changes: Partial<Job> = {}): Job {
  return {
    id: 3,
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    type: 'full-time',
    experience: 'mid',
    currency: 'USD',
    status: 'active',
    shareToken: 'aBcDeFgHiJkL',
    sharedLink: true,
    teamOnly: false,
    createdAt: '2026-05-04T12:00:00.000Z',
    updatedAt: '2026-05-04T12:00:00.000Z',
    questionCount: 2,
    pools: [],
    submissionCount: 0,
    department: null,
    location: null,
    requirements: null,
    benefits: null,
    salary: null,
    welcome: null,
    welcomeMedia: null,
    closingMedia: null,
    language: null,
    deadline: null,
    maxSubmissions: null,
    retakes: null,
    thinkingTime: 0,
    questionsInAdvance: false,
    untimed: false,
    videoNeverRequired: null,
    ...changes,
  };
}

/** The same without questions, as candidates read it. */
export function somePublicJob(changes: Partial<PublicJob> = {}): PublicJob {
  return {
    id: 3,
    title: 'Head Baker',
    description: '',
    type: 'full-time',
    status: 'active',
    company: {
      name: 'Alder & Finch',
      primaryColor: '#0F766E',
      secondaryColor: '#134E4A',
      accentColor: '#F59E0B',
      logo: null,
    },
    showsNimble: false,
    questions: [],
    insights: { performance: false, behavioral: false },
    privacy: { keptDays: null, contact: { name: null, email: null, website: null } },
    department: null,
    location: null,
    requirements: null,
    benefits: null,
    salary: null,
    welcome: null,
    deadline: null,
    retakes: null,
    thinkingTime: 0,
    questionsInAdvance: false,
    untimed: false,
    language: null,
    ...changes,
  };
}
