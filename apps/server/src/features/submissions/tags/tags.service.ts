import { mostTags, type Tag, type TagInput, type UsedTag } from '@nimble/contracts/tags';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  lockCompany,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { createSubmissionTagsService } from './submission-tags.service.ts';
import {
  changeTag,
  countCandidates,
  countTags,
  deleteTag,
  findTag,
  findTags,
  insertTag,
  lockTag,
} from './tags.repository.ts';

/** The tags of a company, and which candidates have them. */
export function createTagsService({ database }: { database: Database }) {
  return {
    ...createSubmissionTagsService(database),

    list: (companyId: number): Promise<Tag[]> => findTags(database, companyId),

    async one(companyId: number, tagId: number): Promise<UsedTag> {
      const tag = await findTag(database, companyId, tagId);
      if (tag === undefined) throw new RequestError('tag.not_found');
      return { ...tag, candidates: await countCandidates(database, companyId, tagId) };
    },

    create(by: Actor, input: TagInput): Promise<Tag> {
      return inTransaction(database, async (transaction) => {
        await lockCompany(transaction, by.companyId);
        if ((await countTags(transaction, by.companyId)) >= mostTags)
          throw new RequestError('tag.too_many', { values: { most: mostTags } });
        const tag = await insertTag(transaction, by.companyId, input);
        await emit(transaction, { type: 'company.tag_created', by, tagId: tag.id, tag: tag.name });
        return tag;
      }).catch(explainTakenName);
    },

    change(by: Actor, tagId: number, input: TagInput): Promise<Tag> {
      return inTransaction(database, async (transaction) => {
        const tag = await changeTag(transaction, { companyId: by.companyId, tagId }, input);
        if (tag === undefined) throw new RequestError('tag.not_found');
        await emit(transaction, { type: 'company.tag_changed', by, tagId, tag: tag.name });
        return tag;
      }).catch(explainTakenName);
    },

    async remove(by: Actor, tagId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const tag = await lockTag(transaction, by.companyId, tagId);
        if (tag === undefined) throw new RequestError('tag.not_found');
        const candidates = await countCandidates(transaction, by.companyId, tagId);
        await deleteTag(transaction, by.companyId, tagId);
        await emit(transaction, { type: 'company.tag_deleted', by, tagId, tag: tag.name, candidates });
      });
    },
  };
}
export type TagsService = ReturnType<typeof createTagsService>;

function explainTakenName(error: unknown): never {
  throw isUniqueViolation(error, 'tags_name') ? new RequestError('tag.name_taken') : error;
}
