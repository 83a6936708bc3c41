export { InviteButton } from './invite-button.tsx';
export { InvitationsPage } from './page/invitations-page.tsx';
