export { QuestionLibraryPage } from './question-library-page.tsx';
