export type { LibraryQuestionsRequest } from './question-library.collection.ts';
export {
  createLibraryQuestion,
  deleteLibraryQuestion,
  getLibraryQuestion,
  listLibraryQuestions,
  listLibraryTags,
  updateLibraryQuestion,
} from './question-library.routes.ts';
export {
  type Difficulty,
  difficulties,
  type LibraryQuestion,
  type LibraryQuestionChanges,
  type LibraryQuestionInput,
  type LibraryTag,
  libraryPageSize,
  libraryQuestionInput,
  longestLibraryTag,
  mostLibraryQuestions,
  mostTagsOfLibraryQuestion,
} from './question-library.schemas.ts';
