export { storedAnswer, storedAnswerColumns, storedValue } from './stored-answer.ts';
