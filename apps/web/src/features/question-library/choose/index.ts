export { FromLibrary } from './from-library.tsx';
export { LibraryQuestionForm } from './library-question-form.tsx';
export { SaveToLibrary } from './save-to-library.tsx';
