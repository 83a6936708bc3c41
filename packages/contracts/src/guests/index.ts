export { guestMessages } from './guests.messages.ts';
export {
  addGuestComment,
  createGuestLink,
  listGuestLinks,
  openGuestLink,
  revokeGuestLink,
  watchAsGuest,
} from './guests.routes.ts';
export {
  type GuestAnswer,
  type GuestCandidate,
  type GuestComment,
  type GuestLink,
  guestLinkDays,
  type GuestView,
  longestGuestName,
  mostCandidatesOfLink,
  mostOpenLinks,
  type NewGuestComment,
  type NewGuestLink,
} from './guests.schemas.ts';
