import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { holdSettings } from '../allowed-insights.repository.ts';
import { countsOf, factsOf } from '../shown/facts.ts';

/** Erases the scores from some insights of a company that uses none any more. @returns how many. */
export function eraseSomeUnusedScores(
  database: Database,
  companyId: number,
  atMost: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const rows = await transaction
      .selectFrom('insights')
      .innerJoin('companies', 'companies.id', 'insights.company_id')
      .select(['insights.submission_id', 'insights.findings', 'insights.behavioral'])
      .where('insights.company_id', '=', companyId)
      .where('insights.has_scores', '=', true)
      .where('companies.insights_level', '=', 'facts')
      .limit(atMost)
      .forUpdate('insights')
      .execute();
    for (const { submission_id, findings, behavioral } of rows)
      await transaction
        .updateTable('insights')
        .set({
          has_scores: false,
          overall_score: null,
          findings: JSON.stringify(factsOf(findings)),
          behavioral: behavioral && JSON.stringify(countsOf(behavioral)),
        })
        .where('company_id', '=', companyId)
        .where('submission_id', '=', submission_id)
        .execute();
    return rows.length;
  });
}
