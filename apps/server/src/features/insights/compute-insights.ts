import type { LanguageModel } from '../../config/insights-settings.ts';
import { type Database, inTransaction, lockSubmitted } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Logger } from '../../platform/log/index.ts';
import {
  HopelessTaskError,
  type MediaTaskPayload,
  type MediaTaskRun,
  showingProgress,
} from '../../platform/media-tasks/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { inWorkFolder } from '../../platform/tasks/index.ts';
import { analyzeSound, findSounds } from '../sounds/index.ts';
import { findAllowedInsights, holdSettings, isAny, voicePermission } from './allowed-insights.repository.ts';
import { analyzePictures, hasPicture, type Part } from './analyze-pictures.ts';
import { eraseFaceViews, findFaceViews } from './face-views.repository.ts';
import {
  type AnswerRow,
  eraseInsights,
  findAnswers,
  findInsights,
  setBehavioral,
  writeInsights,
} from './insights.repository.ts';
import { startStatements } from './insights.tasks.ts';
import { interviewOf, isUnderstood } from './measured-interview.ts';
import { behavioralOf, findingsOf } from './measures/findings.ts';
import type { Interview } from './measures/interview.ts';
import { pictureOf } from './measures/picture.ts';
import { statementsOf } from './measures/statements.ts';
import { countsOf, keptOf } from './shown/facts.ts';

type Dependencies = {
  config: { insightsModel: LanguageModel | undefined };
  database: Database;
  storage: Storage;
  log: Logger;
  /** Folder for temporary files. */
  workFolder: string;
};

/** Candidates who agreed to the measures in the picture only. */
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
  failure: 'insights.failed',
  work: computeInsights,
});

/** Share of an answer's time: its sound is analyzed far quicker than its picture. */
const partOfListening = 0.1;

/**
 * Words and voice are stored before the pictures are analyzed, which takes long. Measures are stored separately: a
 * language model runs as a step of its own, which can fail alone.
 */
async function computeInsights(
  payload: MediaTaskPayload,
  dependencies: Dependencies,
  run: MediaTaskRun,
): Promise<void> {
  const { companyId, submissionId } = payload;
  const { database, workFolder } = dependencies;
  const allowed = await findAllowedInsights(database, companyId, submissionId);
  if (!isAny(allowed)) return eraseInsights(database, companyId, submissionId);
  const rows = await findAnswers(database, companyId, submissionId);
  const [listening, looking] = partsOf(run, allowed.behavioral ? partOfListening : 1);
  await inWorkFolder(workFolder, run, async (folder) => {
    const interview = await measureAnswers(payload, rows, { ...dependencies, folder }, listening);
    if (interview === undefined) return;
    await keepFindings(payload, rows, interview, dependencies);
    if (!allowed.behavioral) return;
    const broken = await analyzePictures(payload, rows, { ...dependencies, folder }, looking);
    await keepPicture(payload, rows, interview, dependencies);
    if (broken.length > 0)
      throw new HopelessTaskError({ code: 'insights.not_looked_at', values: { answers: broken } });
  });
}

/** Shows the progress of two steps as one. */
function partsOf({ signal, onProgress }: MediaTaskRun, first: number): [Part, Part] {
  return [
    { signal, onProgress: (part) => onProgress(part * first) },
    { signal, onProgress: (part) => onProgress(first + part * (1 - first)) },
  ];
}

/** @returns undefined for a submission that was erased, or may not be measured any more. */
async function measureAnswers(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  { database, storage, folder }: Dependencies & { folder: string },
  { signal, onProgress }: Part,
): Promise<Interview | undefined> {
  const hear = ({ response_id, file_id, storage_key, duration_seconds }: AnswerRow) =>
    analyzeSound(
      {
        companyId,
        submissionId,
        responseId: response_id,
        fileId: file_id,
        storageKey: storage_key,
        durationSeconds: duration_seconds,
      },
      { database, storage, folder, voicePermission },
      signal,
    );
  const sounds = await findSounds(database, companyId, submissionId);
  const voices = [];
  for (const [index, row] of rows.entries()) {
    // With a later consent, or if the company used none before, the answer's sound is analyzed again.
    const heard = sounds.get(row.response_id)?.voice ?? (await hear(row)).voice;
    if (heard === null) return undefined;
    voices.push(heard);
    onProgress((index + 1) / rows.length);
  }
  return interviewOf(database, companyId, submissionId, rows, voices);
}

function allFindings(rows: readonly AnswerRow[], interview: Interview) {
  const found = findingsOf(interview);
  const leftOut = rows.flatMap((row) =>
    row.status === 'done' && row.words.length > 0 && !isUnderstood(row) ? [row.number] : [],
  );
  return { ...found, ...statementsOf(interview, found.measures), leftOut, model: null };
}

/** Checked again, because the permission can change during the measuring; a concurrent change waits or erases. */
async function keepFindings(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  interview: Interview,
  { database, config }: Dependencies,
): Promise<void> {
  const findings = allFindings(rows, interview);
  await inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const submission = await lockSubmitted(transaction, companyId, submissionId);
    if (submission === undefined) return;
    const allowed = await findAllowedInsights(transaction, companyId, submissionId);
    if (!isAny(allowed)) return eraseInsights(transaction, companyId, submissionId);
    if (!allowed.behavioral) await eraseFaceViews(transaction, companyId, submissionId);
    const views = await findFaceViews(transaction, companyId, submissionId);
    const found = {
      findings: allowed.performance ? findings : nothing,
      behavioral: allowed.behavioral
        ? behavioralOf(findings.measures, pictureOf(filmed(interview, rows), views, false))
        : null,
    };
    await writeInsights(transaction, companyId, submissionId, keptOf(found, allowed));
    const asksModel = config.insightsModel !== undefined && interview.hasWords;
    if (asksModel && allowed.performance && allowed.scores)
      await startStatements(transaction, companyId, submissionId);
    const shown = { submissionId, jobId: submission.job_id, status: submission.status };
    await emit(transaction, { type: 'submission.updated', by: { companyId }, ...shown });
  });
}

/** The answers that have a picture. */
function filmed({ answers }: Interview, rows: readonly AnswerRow[]) {
  const withPicture = new Set(rows.filter(hasPicture).map(({ response_id }) => response_id));
  return answers.filter(({ responseId }) => withPicture.has(responseId));
}

/** Adds the counts of the pictures to the stored rest. */
async function keepPicture(
  { companyId, submissionId }: MediaTaskPayload,
  rows: readonly AnswerRow[],
  interview: Interview,
  { database }: Pick<Dependencies, 'database'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    const submission = await lockSubmitted(transaction, companyId, submissionId);
    const allowed = await findAllowedInsights(transaction, companyId, submissionId);
    const row = await findInsights(transaction, companyId, submissionId);
    if (submission === undefined || row === undefined || !allowed.behavioral) return;
    const views = await findFaceViews(transaction, companyId, submissionId);
    const { measures } = findingsOf(interview);
    const found = behavioralOf(measures, pictureOf(filmed(interview, rows), views, true));
    // Meanwhile scores may have gone from the rest, or come back into use without them.
    const hasScores = allowed.scores && row.has_scores;
    await setBehavioral(transaction, companyId, submissionId, hasScores ? found : countsOf(found));
    const shown = { submissionId, jobId: submission.job_id, status: submission.status };
    await emit(transaction, { type: 'submission.updated', by: { companyId }, ...shown });
  });
}
