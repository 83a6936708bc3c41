import type {
  InsightMoment,
  InsightStatement,
  MeasuredInsight,
  SubmissionInsights,
} from '@nimble/contracts/insights';
import type { ColumnType } from 'kysely';
import type { Later } from './column-types.ts';

/** Where an answer lies in the joined video is looked up when it is shown. */
type Unplaced<T> = Omit<T, 'evidence'> & { evidence: Omit<InsightMoment, 'moment'>[] };

export type KeptInsights = Pick<SubmissionInsights, 'overallScore' | 'performance' | 'leftOut' | 'model'> & {
  measures: Unplaced<MeasuredInsight>[];
  strengths: Unplaced<InsightStatement>[];
  weaknesses: Unplaced<InsightStatement>[];
};

/** The tables of what was measured. */
export type InsightTables = {
  insights: {
    submission_id: number;
    company_id: number;
    overall_score: Later<number>;
    findings: ColumnType<KeptInsights, string, string>;
    behavioral: ColumnType<SubmissionInsights['behavioral'], string | null, string | null>;
    computed_at: ColumnType<Date, Date, Date>;
  };
};
