import type { Database, Transaction } from '../../../platform/database/index.ts';

type Measured = {
  companyId: number;
  submissionId: number;
  videoFileId: number;
  secondsPerPeak: number;
  peaks: Uint8Array;
};

/** The waveform of the current video, all null before it is measured; undefined for a missing submission. */
export function findWaveform(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .leftJoin('waveforms', (join) =>
      join
        .onRef('waveforms.submission_id', '=', 'submissions.id')
        .onRef('waveforms.company_id', '=', 'submissions.company_id')
        .onRef('waveforms.video_file_id', '=', 'submissions.video_file_id'),
    )
    .select(['waveforms.seconds_per_peak', 'waveforms.peaks'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirst();
}

/** The recordings of the current video, with their positions in it. */
export function findPlacedAnswers(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .select([
      'responses.id as response_id',
      'files.id as file_id',
      'responses.starts_at_seconds',
      'responses.duration_seconds',
      'files.storage_key',
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .where('responses.processing_status', '=', 'ready')
    .where('responses.starts_at_seconds', 'is not', null)
    .orderBy('responses.starts_at_seconds')
    .execute();
}

/** Replaces the waveform of a former video. */
export async function saveWaveform(transaction: Transaction, measured: Measured): Promise<void> {
  const values = {
    video_file_id: measured.videoFileId,
    seconds_per_peak: measured.secondsPerPeak,
    peaks: Buffer.from(measured.peaks),
  };
  await transaction
    .insertInto('waveforms')
    .values({ submission_id: measured.submissionId, company_id: measured.companyId, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
}
