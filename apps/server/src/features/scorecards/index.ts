export { addCriteria, beginWithCriteria, createCriteriaService } from './criteria.service.ts';
export { scorecardsRoutes } from './scorecards.routes.ts';
export { createScorecardsService } from './scorecards.service.ts';
export { showScorecard } from './show-scorecard.ts';
export { findTeamRatings } from './team-ratings.ts';
export { type CommentRow, findCommentsOfLink } from './video-comments.repository.ts';
export { addComment, createVideoCommentsService } from './video-comments.service.ts';
