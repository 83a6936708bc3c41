export { invitationMessages } from './invitations.messages.ts';
export { inviteCandidates, listInvitations } from './invitations.routes.ts';
export {
  type Invitation,
  invitedAddress,
  mostAddressesAtOnce,
  mostInvitationsPerDay,
  reminderDays,
} from './invitations.schemas.ts';
