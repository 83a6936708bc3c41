export { invitationMessages } from './invitations.messages.ts';
export { inviteCandidates, listInvitations, resendJobInvitation } from './invitations.routes.ts';
export {
  type Invitation,
  type InvitationFailure,
  invitationFailures,
  invitedAddress,
  mostAddressesAtOnce,
  reminderDays,
} from './invitations.schemas.ts';
