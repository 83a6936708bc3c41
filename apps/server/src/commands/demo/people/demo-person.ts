import type { ReviewStatus } from '@nimble/contracts/submissions';
import type { DemoStage, DemoTag } from '../library.ts';
import type { CastName } from './cast.ts';

export type TeamName = 'Elena' | 'Jonas' | 'Fatima' | 'Theo';

/** One reviewer's scorecard: stars by the job's criteria in their order, and a text for the first. */
export type DemoScorecard = { by: TeamName; stars: readonly number[]; says: string };

/** A comment at a second of an answer, counted from 0. */
export type DemoComment = { by: TeamName; answer: number; second: number; says: string };

export type DemoReview = {
  status: ReviewStatus;
  /** Of the company, with this status. */
  stage?: DemoStage;
  by: TeamName;
  /** From 0 to 100. */
  score?: number;
  note?: string;
  /** Days from submitting until the decision. */
  days: number;
  scorecards?: readonly DemoScorecard[];
  comments?: readonly DemoComment[];
};

/** Who is to review the interview, and by which day. */
export type DemoAssignment = { to: TeamName; by: TeamName; dueInDays: number };

export type DemoPerson = {
  name: CastName;
  email: string;
  /** The source in the link that they followed. */
  source?: string;
  /** Days before today on which they submitted or, without submitting, began. */
  daysAgo: number;
  /** Texts in the order of the job's questions; an empty one was not answered. */
  answers: readonly string[];
  /** Whether they agree to insights. */
  agrees: boolean;
  /** Without a review the interview is unopened. */
  review?: DemoReview;
  assigned?: readonly DemoAssignment[];
  tags?: readonly DemoTag[];
  resume: {
    headline: string;
    summary: string;
    work: readonly string[];
    skills: string;
  };
};

/** Begun, but not submitted. */
export type DemoVisitor = Pick<DemoPerson, 'name' | 'email' | 'source' | 'daysAgo' | 'answers' | 'resume'>;
