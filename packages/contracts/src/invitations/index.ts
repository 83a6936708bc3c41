export { invitationMessages } from './invitations.messages.ts';
export { inviteCandidates, listInvitations, resendJobInvitation } from './invitations.routes.ts';
export {
  type Invitation,
  type InvitationFailure,
  invitationFailures,
  invitationMessageField,
  invitedAddress,
  longestInvitationMessage,
  longestInvitedName,
  mostAddressesAtOnce,
  type NewInvitations,
  reminderDays,
} from './invitations.schemas.ts';
