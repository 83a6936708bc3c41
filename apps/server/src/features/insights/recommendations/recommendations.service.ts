import { mostRecommended, type Recommendation, type Recommendations } from '@nimble/contracts/insights';
import type { Database } from '../../../platform/database/index.ts';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { findStarts } from '../insights.repository.ts';
import { findInsightsSettings } from '../insights-settings.repository.ts';
import { textOfStatement } from '../shown/statement-texts.ts';
import { particularOf } from './particular.ts';
import {
  findHighestScores,
  findHighestScoresOf,
  findWaiting,
  type ScoreRow,
} from './recommendations.repository.ts';

const evidenceShown = 2;
/** Up to this number each is checked; among more, the index order of the scores soon finds the best. */
const fewWaiting = 1000;

type Dependencies = {
  database: Database;
  limits: { requireShown: (database: Database, companyId: number, feature: 'insights') => Promise<void> };
};

/** Which candidates to watch first. It orders and gives its reasons; it decides nothing. */
export function createRecommendationsService({ database, limits }: Dependencies) {
  async function present(
    companyId: number,
    row: ScoreRow,
    reasons: readonly KeptStatement[],
  ): Promise<Recommendation> {
    const starts = await findStarts(database, companyId, row.id);
    return {
      submissionId: row.id,
      candidateName: row.candidate_name,
      job: { id: row.job_id, title: row.title },
      score: Math.round(row.score),
      evidence: reasons.map((statement) => {
        const [first] = statement.evidence;
        const begins = first === undefined ? undefined : starts.get(first.responseId);
        const moment = first === undefined || typeof begins !== 'number' ? null : begins + first.start;
        return { text: textOfStatement(statement), quote: first?.quote ?? null, moment };
      }),
    };
  }

  async function findBest(companyId: number): Promise<ScoreRow[]> {
    const waiting = await findWaiting(database, companyId, fewWaiting + 1);
    return waiting.length > fewWaiting
      ? findHighestScores(database, companyId, mostRecommended)
      : findHighestScoresOf(database, companyId, waiting, mostRecommended);
  }

  return {
    /** @throws RequestError unprocessable where the plan has no insights. */
    async of(companyId: number): Promise<Recommendations> {
      await limits.requireShown(database, companyId, 'insights');
      const settings = await findInsightsSettings(database, companyId);
      if (settings?.insights_level !== 'scores') return { isUsed: false, candidates: [] };
      const rows = await findBest(companyId);
      // The score uses nothing from a language model.
      const measured = rows.map(({ findings }) =>
        findings.strengths.filter((each) => each.source === 'measured'),
      );
      const reasons = particularOf(measured, evidenceShown);
      const candidates = rows.map((row, index) => present(companyId, row, reasons[index] ?? []));
      return { isUsed: true, candidates: await Promise.all(candidates) };
    },
  };
}
export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
