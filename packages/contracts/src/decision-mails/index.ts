export {
  cancelDecisionMail,
  draftDecisionMail,
  getRecentMails,
  listDecisionMails,
} from './decision-mails.routes.ts';
export {
  type DecisionMail,
  type DecisionMailFailure,
  type DecisionMailKind,
  fitsDecision,
  kindsOfDecision,
  type MailDraft,
  mailUndoSeconds,
  mostFailedMails,
  type PlannedMail,
  type RecentMails,
} from './decision-mails.schemas.ts';
