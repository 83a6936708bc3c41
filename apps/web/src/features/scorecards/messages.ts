import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('scorecards', english);

/** Texts of scorecards, comments on moments and criteria. */
export const scorecardsMessages = texts.scorecards;

export const teamMessages = texts.team;

export const commentsMessages = texts.comments;

export const criteriaMessages = texts.criteria;
