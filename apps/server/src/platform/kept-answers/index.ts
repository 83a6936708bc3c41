export { sweepKeptAnswers } from './kept-answers.tasks.ts';
export { createKeptAnswers, type KeptAnswers, type KeyOwner } from './kept-answers.ts';
