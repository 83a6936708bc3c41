export { eraseSubmissions, eraseSubmissionsOfJob } from './erasure/erasure.ts';
export {
  type ArchivedPart,
  archivedBytes,
  archiveEntries,
  folderOf,
  plainName,
} from './exported/archive-entries.ts';
export { type ArchivedSubmission, findArchived, selectArchived } from './exported/archived.repository.ts';
export { countSelected, findSelected } from './exported/exported.repository.ts';
export { findExternalId } from './external-id.ts';
export { findScreeningOf } from './find-screening.ts';
export { startJoining, startPoster, startReview, startWaveform } from './joining/joining.ts';
export {
  countSubmittedThisMonth,
  countVideos,
  findSubmittedMonths,
} from './lists/submission-counts.repository.ts';
export { submissionListsRoutes } from './lists/submission-lists.routes.ts';
export { createSubmissionListsService } from './lists/submission-lists.service.ts';
export { deleteMany } from './many/delete-many.ts';
export { mailMany, takeBackMails } from './many/mail-many.ts';
export { moveBack } from './many/move-back.ts';
export { moveMany } from './many/move-many.ts';
export { reviewMany } from './many/review-many.ts';
export { selectMatching, selectNamed } from './many/select-many.ts';
export { tagMany } from './many/tag-many.ts';
export { undoReviews } from './many/undo-many.ts';
export { responsesRoutes } from './responses/responses.routes.ts';
export { createResponsesService } from './responses/responses.service.ts';
export { findStageOf } from './stages/staged.repository.ts';
export { findStage, findStageIds } from './stages/stages.repository.ts';
export { stagesRoutes } from './stages/stages.routes.ts';
export { createStagesService } from './stages/stages.service.ts';
export { findCandidateNames, isOfSubmission } from './submission-parts.repository.ts';
export { submissionsRoutes } from './submissions.routes.ts';
export { createSubmissionsService } from './submissions.service.ts';
export {
  compareFilm,
  completeSubmissions,
  joinSubmission,
  makePoster,
  makeWaveform,
  removeRecordings,
  sweepAbandoned,
  sweepRecordings,
} from './submissions.tasks.ts';
export { findTagIds } from './tags/tags.repository.ts';
export { tagsRoutes } from './tags/tags.routes.ts';
export { createTagsService } from './tags/tags.service.ts';
