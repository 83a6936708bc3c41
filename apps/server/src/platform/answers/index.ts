export { plainValue } from './plain-value.ts';
export { storedAnswer, storedAnswerColumns, storedValue } from './stored-answer.ts';
