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
  type GuestTranscript,
  type GuestView,
  guestLinkDays,
  longestGuestName,
  mostCandidatesOfLink,
  mostOpenLinks,
  type NewGuestComment,
  type NewGuestLink,
} from './guests.schemas.ts';
