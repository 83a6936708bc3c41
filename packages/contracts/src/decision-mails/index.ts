export { cancelDecisionMail, draftDecisionMail, listDecisionMails } from './decision-mails.routes.ts';
export {
  type DecisionMail,
  type DecisionMailFailure,
  type DecisionMailKind,
  kindsOfDecision,
  type MailDraft,
  mailUndoSeconds,
  type PlannedMail,
} from './decision-mails.schemas.ts';
