export {
  addTag,
  createTag,
  deleteTag,
  getTag,
  listTags,
  removeTag,
  updateTag,
} from './tags.routes.ts';
export {
  longestTagName,
  mostTags,
  mostTagsOfSubmission,
  type Tag,
  type TagColor,
  type TagInput,
  tagColors,
  tagInput,
  type UsedTag,
} from './tags.schemas.ts';
