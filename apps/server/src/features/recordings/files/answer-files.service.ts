import { type AnnouncedFile, type AnswerFile, type SettingsOf, settingsFor } from '@nimble/contracts/answers';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import {
  cleanFileName,
  cleanGivenName,
  eraseFiles,
  type FileFormat,
  insertFile,
  judgeFile,
  type Unfit,
} from '../../../platform/files/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { ResumableUploads } from '../../../platform/storage/uploads/resumable-uploads.ts';
import { sliceFolder } from '../../../platform/storage/uploads/sliced-uploads.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import type { VirusScan } from '../../../platform/virus-scan/index.ts';
import { useFilesAsAnswer } from '../answers.service.ts';
import { requireOpen } from '../takes/open-take.ts';
import { takeKey } from '../takes/take-keys.ts';
import { deleteSlices } from '../takes/take-slices.repository.ts';
import { findOwnQuestions } from '../takes/takes.repository.ts';
import {
  type FileRow,
  findFile,
  findFilesOfQuestion,
  insertAnnounced,
  type ReceivedFile,
  selectFiles,
  setReceived,
} from './answer-files.repository.ts';
import { removeAnswerFiles } from './remove-answer-files.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  uploads: Pick<ResumableUploads, 'begin' | 'complete'>;
  scanForViruses: VirusScan;
};

/** No browser shows what candidates upload: it is downloaded, whatever it is. */
const servedMime = 'application/octet-stream';
const refusals = {
  wrongKind: 'answer.file_wrong_kind',
  locked: 'answer.file_locked',
  damaged: 'answer.file_damaged',
} as const satisfies Record<Unfit, string>;
/** Without a usable name. */
const fallbackName = 'file';

/** Answers by file, from the choice of a file until the files are used. */
export function createAnswerFilesService(dependencies: Dependencies) {
  const { database, uploads } = dependencies;
  return {
    async announce(candidate: Candidate, questionId: number, given: AnnouncedFile): Promise<AnswerFile> {
      const settings = await requireFileQuestion(database, candidate, questionId);
      if (given.size === 0) throw new RequestError('answer.file_empty');
      if (given.size > settings.maximumBytes) throw new RequestError('answer.file_too_large');
      const row = await inTransaction(database, (transaction) =>
        announceOnce(transaction, candidate, { questionId, given, most: settings.maximumFiles }),
      );
      await uploads.begin(given.take);
      return presentAnswerFile(row);
    },

    finish: (candidate: Candidate, questionId: number, takeId: string, sha256: string) =>
      finish(dependencies, candidate, { questionId, takeId, sha256: Buffer.from(sha256, 'hex') }),

    async remove(candidate: Candidate, questionId: number, takeId: string): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const row = await findFile(transaction, candidate, takeId);
        if (row === undefined || row.question_id !== questionId) return;
        if (row.response_id !== null) throw new RequestError('answer.file_used');
        await removeAnswerFiles(transaction, candidate, [row]);
      });
    },

    /** Using the same files twice is once. */
    async use(candidate: Candidate, questionId: number, takeIds: readonly string[]): Promise<void> {
      const { maximumFiles } = await requireFileQuestion(database, candidate, questionId);
      const wanted = [...new Set(takeIds)];
      if (wanted.length === 0) throw new RequestError('answer.no_file');
      if (wanted.length > maximumFiles) throw new RequestError('answer.too_many_files');
      await inTransaction(database, async (transaction) => {
        await requireOpen(transaction, candidate);
        const known = await findFilesOfQuestion(transaction, candidate, questionId);
        const files = wanted.map((takeId) => known.find(({ take_id }) => take_id === takeId));
        await useFilesAsAnswer(transaction, candidate, questionId, files.map(requireReceived));
      });
    },
  };
}
export type AnswerFilesService = ReturnType<typeof createAnswerFilesService>;

/** The files of an interview, used or not. */
export async function findAnswerFiles(database: Database, candidate: Candidate): Promise<AnswerFile[]> {
  return (await selectFiles(database, candidate).execute()).map(presentAnswerFile);
}

function presentAnswerFile(row: FileRow): AnswerFile {
  return {
    take: row.take_id,
    questionId: row.question_id,
    name: row.name,
    size: row.size_bytes,
    isReceived: row.file_id !== null,
    isUsed: row.response_id !== null,
  };
}

/**
 * Besides the files of an answer there may be as many that are going to replace them; those that never arrived make
 * room.
 */
async function announceOnce(
  transaction: Transaction,
  candidate: Candidate,
  { questionId, given, most }: { questionId: number; given: AnnouncedFile; most: number },
): Promise<FileRow> {
  await requireOpen(transaction, candidate);
  const others = await findFilesOfQuestion(transaction, candidate, questionId);
  const known = others.find(({ take_id }) => take_id === given.take);
  if (known !== undefined) return known;
  const unused = others.filter(({ response_id }) => response_id === null);
  const surplus = Math.max(0, unused.length + 1 - most);
  const neverSent = unused.filter(({ file_id }) => file_id === null).slice(0, surplus);
  if (neverSent.length < surplus) throw new RequestError('answer.too_many_files');
  await removeAnswerFiles(transaction, candidate, neverSent);
  const name = cleanGivenName(given.name, fallbackName);
  const file = { takeId: given.take, questionId, name, sizeBytes: given.size };
  if (!(await insertAnnounced(transaction, candidate, file))) throw new RequestError('request.not_found');
  return existing(await findFile(transaction, candidate, given.take));
}

type Sent = { questionId: number; takeId: string; sha256: Buffer };

async function finish(
  dependencies: Dependencies,
  candidate: Candidate,
  { questionId, takeId, sha256 }: Sent,
): Promise<AnswerFile> {
  const { database, uploads } = dependencies;
  const { kinds } = await requireFileQuestion(database, candidate, questionId);
  const row = existing(await findFile(database, candidate, takeId));
  if (row.question_id !== questionId) throw new RequestError('answer.file_not_found');
  if (row.file_id !== null) return presentAnswerFile(row);
  const arrival = await uploads.complete(takeId, { sizeBytes: row.size_bytes, sha256 });
  if (arrival !== 'whole') {
    // The same call, repeated on another line, has joined its slices meanwhile.
    const again = existing(await findFile(database, candidate, takeId));
    if (again.file_id !== null) return presentAnswerFile(again);
    throw new RequestError(`recording.${arrival}`);
  }
  const format = await judge(dependencies, row, kinds).catch(async (error: unknown) => {
    await forgetRefused(database, candidate, takeId, error);
    throw error;
  });
  return inTransaction(database, async (transaction) => {
    await requireOpen(transaction, candidate);
    const again = existing(await findFile(transaction, candidate, takeId));
    if (again.file_id === null) await receive(transaction, candidate, again, format);
    return presentAnswerFile(existing(await findFile(transaction, candidate, takeId)));
  });
}

async function judge(
  { storage, scanForViruses }: Dependencies,
  { take_id, size_bytes: size, name }: FileRow,
  kinds: SettingsOf<'file'>['kinds'],
): Promise<FileFormat> {
  const key = takeKey(take_id);
  const format = await judgeFile({ size, read: (range) => storage.read(key, range) }, kinds, name);
  if (typeof format === 'string') throw new RequestError(refusals[format]);
  await scanForViruses(() => storage.read(key));
  return format;
}

/** A file that is refused for what it is leaves nothing; while the scanner is away it waits. */
async function forgetRefused(
  database: Database,
  candidate: Candidate,
  takeId: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof RequestError) || error.code === 'upload.not_scanned') return;
  await inTransaction(database, async (transaction) => {
    await requireOpen(transaction, candidate);
    const row = await findFile(transaction, candidate, takeId);
    if (row?.file_id === null) await removeAnswerFiles(transaction, candidate, [row]);
  });
}

async function receive(
  transaction: Transaction,
  candidate: Candidate,
  { take_id: takeId, name, size_bytes: sizeBytes }: FileRow,
  { kind, mime, extension }: FileFormat,
): Promise<void> {
  const fileId = await insertFile(transaction, {
    companyId: candidate.companyId,
    storageKey: takeKey(takeId),
    name: cleanFileName(name, { fallback: fallbackName, extension }),
    mime: servedMime,
    sizeBytes,
  });
  await setReceived(transaction, candidate, takeId, { fileId, kind, mime });
  if (await deleteSlices(transaction, takeId))
    await enqueue(transaction, eraseFiles, { keys: [sliceFolder(takeId)] });
}

/** @throws RequestError for a question that this interview does not ask, or that takes no files. */
async function requireFileQuestion(
  database: Database,
  candidate: Candidate,
  questionId: number,
): Promise<SettingsOf<'file'>> {
  const question = (await findOwnQuestions(database, candidate)).find(({ id }) => id === questionId);
  if (question === undefined) throw new RequestError('recording.unknown_question');
  const settings = settingsFor(question.formats, 'file');
  if (settings === undefined) throw new RequestError('answer.format_not_allowed');
  return settings;
}

function existing(row: FileRow | undefined): FileRow {
  if (row === undefined) throw new RequestError('answer.file_not_found');
  return row;
}

function requireReceived(row: FileRow | undefined): ReceivedFile {
  const { take_id, name, size_bytes, file_id, kind, mime } = existing(row);
  if (file_id === null || kind === null || mime === null) throw new RequestError('answer.file_not_found');
  return { take_id, name, size_bytes, file_id, kind, mime };
}
