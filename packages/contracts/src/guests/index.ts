export { guestMessages } from './guests.messages.ts';
export {
  addGuestComment,
  createGuestLink,
  getGuestTranscript,
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
  type GuestTranscript,
  type GuestView,
  longestGuestName,
  mostCandidatesOfLink,
  mostOpenLinks,
  type NewGuestComment,
  type NewGuestLink,
} from './guests.schemas.ts';
