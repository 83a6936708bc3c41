/** What the calls of a test are about: one company with an admin, and what they work with. */
export type Scene = {
  companyId: number;
  /** The admin. */
  userId: number;
  /** Somebody who was invited and is a viewer. */
  memberId: number;
  /** A role of the company that nobody has. */
  roleId: number;
  submissionId: number;
  /** Of the job; its mail has failed. */
  invitationId: number;
  /** The answer to the job's first question. */
  responseId: number;
  /** The admin's. */
  videoCommentId: number;
  guestLinkId: number;
  apiTokenId: number;
  webhookId: number;
  /** Of the webhook. */
  deliveryId: number;
  /** The admin's. */
  notificationId: number;
  /** Of people who have nothing to do with the admin. */
  otherCompanyId: number;
  /** One of the company's own. */
  templateId: number;
  job: { id: number; shareToken: string; questions: readonly { id: number }[] };
};
