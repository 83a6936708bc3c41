import type {
  BehavioralInsights,
  InsightMoment,
  InsightStatementCode,
  MeasuredInsight,
  SubmissionInsights,
} from '@nimble/contracts/insights';
import type { ColumnType } from 'kysely';
import type { Later } from '../column-types.ts';

/** The position of an answer in the joined video is looked up when it is shown. */
type Unplaced<T> = Omit<T, 'evidence'> & { evidence: Omit<InsightMoment, 'moment'>[] };

/** A sentence: written by a language model, or made of its code and numbers when it is shown. */
export type KeptStatement = { evidence: readonly Omit<InsightMoment, 'moment'>[] } & (
  | { source: 'model'; text: string }
  | {
      source: 'measured';
      code: InsightStatementCode;
      values: Readonly<Record<string, number>>;
      /** Something missing, such as pauses, has no moment: the evidence is all that was searched. */
      isWhole: boolean;
    }
);

export type KeptInsights = Pick<SubmissionInsights, 'overallScore' | 'performance' | 'leftOut' | 'model'> & {
  measures: Unplaced<MeasuredInsight>[];
  strengths: KeptStatement[];
  weaknesses: KeptStatement[];
};

export type KeptBehavioral = Omit<BehavioralInsights, 'picture'> & {
  picture: Omit<BehavioralInsights['picture'], 'outOfView'> & { outOfView: Omit<InsightMoment, 'moment'>[] };
};

/** The tables of measurements. */
export type InsightTables = {
  insights: {
    submission_id: number;
    company_id: number;
    has_scores: boolean;
    overall_score: Later<number>;
    findings: ColumnType<KeptInsights, string, string>;
    behavioral: ColumnType<KeptBehavioral | null, string | null, string | null>;
    computed_at: ColumnType<Date, Date, Date>;
  };
  face_views: {
    response_id: number;
    company_id: number;
    submission_id: number;
    /** The recording that was analyzed. */
    file_id: number;
    frames: number;
    blank: number;
    in_view: number;
    turned: number;
    out_of_view: ColumnType<{ start: number; end: number }[], string, never>;
  };
};
