export { scorecardMessages } from './scorecards.messages.ts';
export { scorecardRefusals } from './scorecards.refusals.ts';
export {
  addVideoComment,
  deleteVideoComment,
  getCriteria,
  getScorecard,
  saveScorecard,
  updateCriteria,
} from './scorecards.routes.ts';
export {
  type AskedQuestion,
  type CriteriaInput,
  criteriaField,
  criteriaInput,
  defaultCriteria,
  type GivenScorecard,
  longestCriterion,
  longestRatingComment,
  longestVideoComment,
  mostCriteria,
  mostStars,
  mostVideoComments,
  type NewVideoComment,
  type Rating,
  type Scorecard,
  type ScorecardInput,
  type VideoComment,
} from './scorecards.schemas.ts';
