export { markInvitationOpened } from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { createInvitationsService } from './invitations.service.ts';
export { remindInvited, sendInvitation, sendReminder } from './invitations.tasks.ts';
