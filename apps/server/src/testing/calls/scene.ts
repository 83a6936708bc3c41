/** The records that a test's calls are about: one company with an admin, and what they work with. */
export type Scene = {
  companyId: number;
  /** The admin. */
  userId: number;
  /** An invited user who is a viewer. */
  memberId: number;
  /** A role of the company without users. */
  roleId: number;
  submissionId: number;
  /** An invitation to the job; its email has failed. */
  invitationId: number;
  /** A batch of invitations to the job. */
  batchId: number;
  /** The answer to the job's first question. */
  responseId: number;
  /** The admin's. */
  videoCommentId: number;
  guestLinkId: number;
  /** A file for questions, which the admin has uploaded. */
  mediaId: number;
  /** The admin's; it has ended. */
  bulkActionId: number;
  apiTokenId: number;
  webhookId: number;
  /** Of the webhook. */
  deliveryId: number;
  /** The admin's. */
  notificationId: number;
  /** People who have nothing to do with the admin. */
  otherCompanyId: number;
  /** The admin's. */
  exportId: number;
  /** One of the company's own. */
  templateId: number;
  stageId: number;
  tagId: number;
  /** The admin's, of the job, and shared. */
  viewId: number;
  libraryQuestionId: number;
  job: { id: number; shareToken: string; questions: readonly { id: number }[] };
};
