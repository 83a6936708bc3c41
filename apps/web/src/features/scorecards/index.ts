export { AssessmentTab } from './assessment-tab.tsx';
export { MomentForm } from './comments/moment-form.tsx';
export { MomentList } from './comments/moment-list.tsx';
export { momentAt, placesOf } from './comments/moments.ts';
export { CriteriaCard } from './criteria/criteria-card.tsx';
export { scorecardQuery } from './scorecards.queries.ts';
export { shownStars, StarNumber } from './stars.tsx';
export { TeamStars } from './team/team-stars.tsx';
