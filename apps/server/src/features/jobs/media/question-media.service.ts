import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { QuestionMedia } from '@nimble/contracts/question-media';
import { type Database, inTransaction, lockCompany } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { cleanFileName, eraseArriving, insertFile, storeArriving } from '../../../platform/files/index.ts';
import type { ArrivingFile } from '../../../platform/http/index.ts';
import { ImageRefusedError, type ReencodeImage } from '../../../platform/images/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { isPlayed, judgeMedia } from './judge-media.ts';
import { presentMedia } from './question-media.presenter.ts';
import { findVisible, insertMedia, lockVisible, setText, startAgain } from './question-media.repository.ts';
import { prepareQuestionMedia } from './question-media.tasks.ts';
import { countUnused, isPublished } from './used-media.repository.ts';

type Member = { companyId: number; userId: number };

export type QuestionMediaDependencies = {
  database: Database;
  storage: Storage;
  tokens: Pick<SignedTokens, 'fileUrl'>;
  reencodeImage: ReencodeImage;
};

/** More than people who write jobs leave behind in a week. */
const mostUnused = 300;

/** Files that people of a company add to the questions of their jobs. */
export function createQuestionMediaService(dependencies: QuestionMediaDependencies) {
  const { database, tokens } = dependencies;

  /** @throws RequestError notFound for one that the member does not see. */
  async function one(member: Member, mediaId: number): Promise<QuestionMedia> {
    const row = await findVisible(database, member, mediaId);
    if (row === undefined) throw new RequestError('question_media.not_found');
    return presentMedia(row, tokens.fileUrl);
  }

  return {
    one,

    async add(member: Member, given: ArrivingFile): Promise<QuestionMedia> {
      return one(member, await store(dependencies, member, given));
    },

    async change(member: Member, mediaId: number, { text }: { text: string }): Promise<QuestionMedia> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockVisible(transaction, member, mediaId);
        if (row === undefined) throw new RequestError('question_media.not_found');
        const isNeeded = isPlayed(row.kind) && row.captions === null;
        if (text === '' && isNeeded && (await isPublished(transaction, companyId, mediaId)))
          throw new RequestError('question_media.text_needed');
        await setText(transaction, companyId, mediaId, text);
      });
      return one(member, mediaId);
    },

    async retry(member: Member, mediaId: number): Promise<QuestionMedia> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockVisible(transaction, member, mediaId);
        if (row === undefined) throw new RequestError('question_media.not_found');
        if (await startAgain(transaction, companyId, mediaId))
          await enqueue(transaction, prepareQuestionMedia, { companyId, mediaId });
      });
      return one(member, mediaId);
    },
  };
}
export type QuestionMediaService = ReturnType<typeof createQuestionMediaService>;

/** Stores the bytes first and then their row, so that a crash leaves at most an unused file, which a sweep finds. */
async function store(
  { database, storage, reencodeImage }: QuestionMediaDependencies,
  member: Member,
  given: ArrivingFile,
): Promise<number> {
  await storage.requireRoom().catch((error: unknown) => {
    given.source.destroy();
    throw error;
  });
  const judged = await judgeMedia(given.source);
  const made = judged.kind === 'picture' ? await redraw(reencodeImage, judged.content) : judged;
  const key = `question-media/${randomUUID()}.${made.extension}`;
  const { sizeBytes } = await storeArriving({ database, storage }, key, made.content);
  try {
    await given.finish();
    const name = cleanFileName(given.name, { fallback: judged.kind, extension: made.extension });
    const file = { companyId: member.companyId, storageKey: key, name, mime: made.mime, sizeBytes };
    return await inTransaction(database, async (transaction) => {
      await lockCompany(transaction, member.companyId);
      if ((await countUnused(transaction, member.companyId)) >= mostUnused)
        throw new RequestError('question_media.too_many');
      const fileId = await insertFile(transaction, file);
      const mediaId = await insertMedia(transaction, { ...member, kind: judged.kind, fileId });
      if (isPlayed(judged.kind))
        await enqueue(transaction, prepareQuestionMedia, { companyId: member.companyId, mediaId });
      return mediaId;
    });
  } catch (error) {
    // After any other failure it may be stored all the same: the answer of a commit can be lost.
    if (error instanceof RequestError) await eraseArriving({ database, storage }, key);
    throw error;
  }
}

async function redraw(reencodeImage: ReencodeImage, content: Readable) {
  try {
    const { bytes, extension, mime } = await reencodeImage(await buffer(content), 'question');
    return { content: Readable.from([bytes]), extension, mime };
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    throw new RequestError('question_media.damaged');
  }
}
