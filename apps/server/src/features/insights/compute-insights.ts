import { rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { insightsMessages } from '@nimble/contracts/insights';
import { type Ffmpeg, MediaRejectedError } from '@nimble/media';
import { extractSound, measureVoice } from '@nimble/speech';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { inWorkFolder } from '../../platform/tasks/index.ts';
import { type MediaTaskPayload, type MediaTaskRun, showingProgress } from '../media-tasks/index.ts';
import { findAllowedInsights } from './allowed-insights.repository.ts';
import {
  type AnswerRow,
  eraseInsights,
  findAnswers,
  holdSettings,
  lockSubmission,
  writeInsights,
} from './insights.repository.ts';
import { interviewOf, isUnderstood } from './measured-interview.ts';
import { behavioralOf, findingsOf } from './measures/findings.ts';
import { startStatements } from './insights.tasks.ts';
import type { Interview } from './measures/interview.ts';
import { statementsOf } from './measures/statements.ts';
import type { LanguageModel } from './model/ask-model.ts';

type Dependencies = {
  config: { insightsModel: LanguageModel | undefined };
  database: Database;
  storage: Storage;
  ffmpeg: Ffmpeg;
  /** For files while they are made. */
  workFolder: string;
};

/** Of who agreed to what is measured in the picture alone. */
const nothing = {
  measures: [],
  performance: { confidence: null, engagement: null, professionalism: null },
  overallScore: null,
  strengths: [],
  weaknesses: [],
  leftOut: [],
  model: null,
};

export const computeInsightsHandler = showingProgress<Dependencies>({
  kind: 'insights',
  failure: insightsMessages.failed,
  whyHopeless: (error) => (error instanceof MediaRejectedError ? error.message : undefined),
  work: computeInsights,
});

/** What is measured is kept for itself: a language model is asked by a step of its own, that can fail without it. */
async function computeInsights(
  payload: MediaTaskPayload,
  dependencies: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const { database, workFolder } = dependencies;
  const allowed = await findAllowedInsights(database, companyId, submissionId);
  if (!(allowed.performance || allowed.behavioral)) return eraseInsights(database, companyId, submissionId);
  const rows = await findAnswers(database, companyId, submissionId);
  const interview = await inWorkFolder(workFolder, run, (folder) =>
    measureAnswers(payload, rows, { ...dependencies, folder }, run),
  );
  if (interview !== undefined) await keepFindings(payload, rows, interview, dependencies);
}

/** @returns undefined for what was erased meanwhile. */
async function measureAnswers(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  { database, storage, ffmpeg, folder }: Dependencies & { folder: string },
  { signal, onProgress }: MediaTaskRun,
): Promise<Interview | undefined> {
  const voices = [];
  for (const [index, row] of rows.entries()) {
    const output = joinPath(folder, `${index}.raw`);
    const input = await storage.localFile(row.storage_key, folder, signal);
    const sound = await extractSound({
      input,
      output,
      durationSeconds: row.duration_seconds ?? 0,
      ffmpeg,
      signal,
    });
    voices.push(await measureVoice(sound, row.speech ?? [], signal));
    await rm(output);
    onProgress((index + 1) / rows.length);
  }
  return interviewOf(database, companyId, submissionId, rows, voices);
}

/** Asked again whether it may be kept, as that can change while it is measured; whoever changes it waits or erases. */
async function keepFindings(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  interview: Interview,
  { database, config }: Dependencies,
): Promise<void> {
  const { measures, performance, overallScore } = findingsOf(interview);
  const { strengths, weaknesses } = statementsOf(interview, measures);
  const leftOut = rows.flatMap((row, index) =>
    row.status === 'done' && row.words.length > 0 && !isUnderstood(row) ? [index + 1] : [],
  );
  await inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const submission = await lockSubmission(transaction, companyId, submissionId);
    if (submission === undefined) return;
    const allowed = await findAllowedInsights(transaction, companyId, submissionId);
    if (!(allowed.performance || allowed.behavioral))
      return eraseInsights(transaction, companyId, submissionId);
    const findings = {
      measures,
      performance,
      overallScore,
      strengths,
      weaknesses,
      leftOut,
      model: null,
    };
    await writeInsights(transaction, companyId, submissionId, {
      findings: allowed.performance ? findings : nothing,
      behavioral: allowed.behavioral ? behavioralOf(measures) : null,
    });
    if (config.insightsModel !== undefined && allowed.performance && interview.hasWords)
      await startStatements(transaction, companyId, submissionId);
    const event = { submissionId, jobId: submission.job_id, status: submission.status };
    await publish(transaction, companyId, 'submission-updated', event);
  });
}
