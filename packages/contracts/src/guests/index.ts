export { guestMessages } from './guests.messages.ts';
export {
  addGuestComment,
  createGuestLink,
  createResultLink,
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
  mostResultLinks,
  type NewGuestComment,
  type NewGuestLink,
  type NewResultLink,
} from './guests.schemas.ts';
