import type { ReviewStatus } from '@nimble/contracts/submissions';
import type { CastName } from './cast.ts';

export type TeamName = 'Elena' | 'Jonas' | 'Fatima' | 'Theo';

/** One reviewer's scorecard: stars by the job's criteria in their order, and what is said of the first. */
export type DemoScorecard = { by: TeamName; stars: readonly number[]; says: string };

/** At a second of an answer, which counts from 0. */
export type DemoComment = { by: TeamName; answer: number; second: number; says: string };

export type DemoReview = {
  status: ReviewStatus;
  by: TeamName;
  /** From 0 to 100. */
  score?: number;
  note?: string;
  /** Days from submitting until the decision. */
  days: number;
  scorecards?: readonly DemoScorecard[];
  comments?: readonly DemoComment[];
};

export type DemoPerson = {
  name: CastName;
  email: string;
  /** As the link that they followed said. */
  source?: string;
  /** Days before today on which they submitted, or, where nothing was submitted, began. */
  daysAgo: number;
  /** In the order of the job's questions; one that is empty was not answered. */
  answers: readonly string[];
  /** Whether they agree to insights. */
  agrees: boolean;
  /** Without it nobody has looked at the interview yet. */
  review?: DemoReview;
  resume: {
    headline: string;
    summary: string;
    work: readonly string[];
    skills: string;
  };
};

/** Begun, and not submitted. */
export type DemoVisitor = Pick<DemoPerson, 'name' | 'email' | 'source' | 'daysAgo' | 'answers' | 'resume'>;
