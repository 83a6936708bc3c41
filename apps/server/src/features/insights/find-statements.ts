import type { MediaTaskFailureCode } from '@nimble/contracts/media-tasks';
import type { LanguageModel } from '../../config/insights-settings.ts';
import { type Database, inTransaction, lockSubmitted } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import {
  HopelessTaskError,
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../platform/media-tasks/index.ts';
import { findAllowedInsights, holdSettings } from './allowed-insights.repository.ts';
import { findAnswers, findInsights, findInterview, writeInsights } from './insights.repository.ts';
import { spokenAnswers } from './measured-interview.ts';
import type { SpokenInterview } from './measures/interview.ts';
import type { Statements } from './measures/statements.ts';
import { askModel, ModelFailedError } from './model/ask-model.ts';

type Dependencies = { config: { insightsModel: LanguageModel | undefined }; database: Database };

export const findStatementsHandler = showingProgress<Dependencies>({
  kind: 'statements',
  failure: 'insights.model_failed',
  work: addStatements,
});

/** Adds a language model's statements to the measures, as far as their quotes are in the transcript. */
async function addStatements(
  payload: MediaTaskPayload,
  { database, config }: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const model = config.insightsModel;
  const { performance, scores } = await findAllowedInsights(database, companyId, submissionId);
  // Turned off, withdrawn, without scores, or erased meanwhile.
  if (model === undefined || !(performance && scores)) return;
  const interview = await findInterview(database, companyId, submissionId);
  if (interview === undefined) return;
  const answers = spokenAnswers(await findAnswers(database, companyId, submissionId));
  const said = await askOrSay(model, { answers, jobText: interview.jobText }, run);
  await keepStatements(payload, said, model.model, database);
}

const failures = {
  key: 'insights.model_key',
  unknown: 'insights.model_unknown',
  away: 'insights.model_away',
  answer: 'insights.model_failed',
} as const satisfies Record<ModelFailedError['why'], MediaTaskFailureCode>;

async function askOrSay(
  model: LanguageModel,
  interview: SpokenInterview,
  run: MediaTaskRun,
): Promise<Statements> {
  try {
    return await askModel(model, interview, run.signal);
  } catch (error) {
    // Stores the reason at the last attempt, or at one that cannot succeed.
    if (error instanceof ModelFailedError && (!error.mayPass || run.isLastAttempt))
      throw new HopelessTaskError({ code: failures[error.why] }, { cause: error });
    throw error;
  }
}

/** Checked again, because the permission can change while the model runs. */
async function keepStatements(
  { companyId, submissionId }: MediaTaskPayload,
  said: Statements,
  model: string,
  database: Database,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const submission = await lockSubmitted(transaction, companyId, submissionId);
    const { performance, scores } = await findAllowedInsights(transaction, companyId, submissionId);
    const row = await findInsights(transaction, companyId, submissionId);
    // Sentences belong to scores; those that are gone come back by computing again, which asks the model too.
    if (submission === undefined || !(performance && scores) || !row?.has_scores) return;
    const { findings, behavioral } = row;
    const measured = ({ source }: { source: string }) => source === 'measured';
    const changed = {
      ...findings,
      strengths: [...findings.strengths.filter(measured), ...said.strengths],
      weaknesses: [...findings.weaknesses.filter(measured), ...said.weaknesses],
      model,
    };
    await writeInsights(transaction, companyId, submissionId, {
      hasScores: true,
      findings: changed,
      behavioral,
    });
    const shown = { submissionId, jobId: submission.job_id, status: submission.status };
    await emit(transaction, { type: 'submission.updated', by: { companyId }, ...shown });
  });
}
