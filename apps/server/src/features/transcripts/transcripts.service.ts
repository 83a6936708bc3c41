import type { SubmissionTranscript } from '@nimble/contracts/transcripts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { awaitedPriority } from '../../platform/tasks/index.ts';
import { captionFile } from './captions/captions.ts';
import { createSpokenSearchService } from './spoken-search.service.ts';
import { enqueueListening, isEngineOn, type Speech, startTranscribing } from './start-transcribing.ts';
import { findListening } from './transcribed-answers.repository.ts';
import { transcriptionStep } from './transcription-step.ts';
import { presentAnswer } from './transcripts.presenter.ts';
import {
  findAnswers,
  findCompanyOf,
  findSubmission,
  insertScript,
  queueAgain,
  type Script,
} from './transcripts.repository.ts';

type Dependencies = {
  database: Database;
  tokens: SignedTokens;
  config: Speech;
  /** May the owner of this cookie still read the subject of an expired address? */
  mayStillRead: (
    cookie: string | undefined,
    read: { companyId: number; needs: 'submissions'; exists: () => Promise<boolean> },
  ) => Promise<boolean>;
};
type Signed = { expires: number; signature: string; cookie: string | undefined };

export function createTranscriptsService(dependencies: Dependencies) {
  const { database, config } = dependencies;
  return {
    ...createSpokenSearchService(dependencies),

    one: (companyId: number, submissionId: number) => showTranscript(dependencies, companyId, submissionId),

    step: async (companyId: number, submissionId: number) =>
      transcriptionStep(await findListening(database, companyId, submissionId)),

    captions: (submissionId: number, signed: Signed) => readCaptions(dependencies, submissionId, signed),

    /**
     * Without an engine only where analyzing the sound has failed.
     * @throws RequestError unprocessable where a retry could not succeed.
     */
    async startAgain(member: Actor, submissionId: number): Promise<SubmissionTranscript> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const submission = await findSubmission(transaction, companyId, submissionId);
        if (submission === undefined) throw new RequestError('submission.not_found');
        if (submission.status === 'processing') throw new RequestError('submission.processing');
        const isOn = await isEngineOn(transaction, config);
        const again = await queueAgain(transaction, companyId, submissionId, isOn ? 'queued' : 'none');
        if (again.length === 0 && !isOn) throw new RequestError('transcript.engine_off');
        for (const responseId of again)
          await enqueueListening(transaction, config, companyId, responseId, awaitedPriority);
        await startTranscribing(transaction, config, companyId, submissionId);
        const shown = { submissionId, jobId: submission.job_id, status: submission.status };
        await emit(transaction, { type: 'submission.transcribed', by: member, ...shown });
      });
      return showTranscript(dependencies, companyId, submissionId);
    },

    /**
     * Stores the script of a computer's voice as the words of an answer, marked as such, if no engine is set; otherwise
     * the engine transcribes it.
     */
    async keepScript(
      { companyId, submissionId }: { companyId: number; submissionId: number },
      responseId: number,
      script: Script,
    ): Promise<void> {
      if (await isEngineOn(database, config)) return;
      await insertScript(database, { companyId, submissionId, responseId }, script);
    },
  };
}
export type TranscriptsService = ReturnType<typeof createTranscriptsService>;

async function showTranscript(
  { database, tokens, config }: Dependencies,
  companyId: number,
  submissionId: number,
): Promise<SubmissionTranscript> {
  const [submission, rows, isOn] = await Promise.all([
    findSubmission(database, companyId, submissionId),
    findAnswers(database, companyId, submissionId),
    isEngineOn(database, config),
  ]);
  if (submission === undefined) throw new RequestError('submission.not_found');
  const answers = rows.map(presentAnswer);
  const hasCaptions =
    submission.video_file_id !== null &&
    answers.some(({ startsAt, words }) => startsAt !== null && words.length > 0);
  return {
    submissionId,
    isEngineOn: isOn,
    captionsUrl: hasCaptions ? tokens.captionsUrl(submissionId) : null,
    answers,
  };
}

/** @throws RequestError forbidden for a wrong or expired signature; notFound for an erased submission. */
async function readCaptions(
  { database, tokens, mayStillRead }: Dependencies,
  submissionId: number,
  { expires, signature, cookie }: Signed,
): Promise<string> {
  const state = tokens.captionsUrlState(submissionId, expires, signature);
  if (state === 'forged') throw new RequestError('request.forbidden');
  const companyId = await findCompanyOf(database, submissionId);
  const exists = async () => (await findCompanyOf(database, submissionId)) !== undefined;
  const isGood =
    state === 'good' ||
    (companyId !== undefined && (await mayStillRead(cookie, { companyId, needs: 'submissions', exists })));
  if (!isGood) throw new RequestError('request.forbidden');
  if (companyId === undefined) throw new RequestError('request.not_found');
  const rows = await findAnswers(database, companyId, submissionId);
  return captionFile(
    rows.flatMap(({ starts_at_seconds: startsAt, words }) =>
      startsAt === null || words === null ? [] : [{ startsAt, words }],
    ),
  );
}
