export { invitationMessages } from './invitations.messages.ts';
export {
  extendInvitation,
  inviteCandidates,
  listInvitations,
  resendJobInvitation,
  withdrawInvitation,
} from './invitations.routes.ts';
export {
  type Invitation,
  type InvitationCounts,
  type InvitationFailure,
  type InvitationState,
  type InvitationsQuery,
  invitationFailures,
  invitationMessageField,
  invitationStates,
  invitedAddress,
  longestInvitationMessage,
  longestInvitedName,
  mostAddressesAtOnce,
  type NewInvitations,
} from './invitations.schemas.ts';
