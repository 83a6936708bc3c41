export { addedQuestion } from './job-draft.ts';
export { QuestionField } from './question-field.tsx';
