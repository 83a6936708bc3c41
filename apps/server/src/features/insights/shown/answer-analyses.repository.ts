import type { AnswerAnalysis } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { allowsScores } from '../allowed-insights.repository.ts';
import { textOfStatement } from './statement-texts.ts';

/** The statements based on each answer of these submissions, where insights may be shown (`findAllowedInsights`). */
export async function findAnalyses(
  database: Database,
  companyId: number,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, AnswerAnalysis>> {
  const rows = await database
    .selectFrom('insights')
    .innerJoin('submissions', 'submissions.id', 'insights.submission_id')
    .innerJoin('companies', 'companies.id', 'insights.company_id')
    .select('insights.findings')
    .where('insights.company_id', '=', companyId)
    .where(({ eb }) =>
      eb('insights.submission_id', '=', eb.fn.any(sql<number[]>`${[...submissionIds]}::bigint[]`)),
    )
    .where('insights.has_scores', '=', true)
    .where(allowsScores)
    .execute();
  const found = new Map<number, AnswerAnalysis>();
  for (const { findings } of rows)
    for (const kind of ['strengths', 'weaknesses'] as const)
      for (const statement of findings[kind]) addTo(found, kind, statement);
  return found;
}

/** Once for each answer that it is based on. */
function addTo(
  found: Map<number, AnswerAnalysis>,
  kind: keyof AnswerAnalysis,
  statement: KeptStatement,
): void {
  const said = { text: textOfStatement(statement), source: statement.source };
  for (const id of new Set(statement.evidence.map(({ responseId }) => responseId))) {
    const analysis = found.get(id) ?? { strengths: [], weaknesses: [] };
    analysis[kind].push(said);
    found.set(id, analysis);
  }
}
