export {
  changeInvitationBatch,
  inviteList,
  listInvitationBatches,
  previewInvitationList,
} from './invitation-batches.routes.ts';
export {
  type InvitationBatch,
  type InvitationList,
  type ListField,
  type ListPreview,
  largestListBytes,
  mostListedBatches,
  mostListedFailures,
  mostListRows,
  type RowProblem,
} from './invitation-batches.schemas.ts';
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
  type InvitationOfJob,
  type InvitationOrder,
  type InvitationState,
  type InvitationsQuery,
  invitationFailures,
  invitationMessageField,
  invitationStates,
  invitedAddress,
  longestExternalId,
  longestInvitationMessage,
  longestInvitedName,
  mostAddressesAtOnce,
  type NewInvitations,
  type OrderedInvitation,
} from './invitations.schemas.ts';
export {
  findInvitationOrders,
  getInvitation,
  orderInvitation,
  withdrawInvitationOrder,
} from './orders.routes.ts';
