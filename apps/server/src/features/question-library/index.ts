export { findLibraryCriteria } from './question-library.repository.ts';
export { questionLibraryRoutes } from './question-library.routes.ts';
export { createQuestionLibraryService } from './question-library.service.ts';
