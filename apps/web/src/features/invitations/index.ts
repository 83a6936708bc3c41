export { countOnTheirWay } from './invitations.queries.ts';
export { InviteButton } from './invite-button.tsx';
export { InvitationsPage } from './page/invitations-page.tsx';
