export { plainValue } from './plain-value.ts';
export { type Screening, screeningOf } from './screening.ts';
export { hasFile, storedAnswer, storedAnswerColumns, storedValue } from './stored-answer.ts';
