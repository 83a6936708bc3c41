export { invitationsRoutes } from './invitations.routes.ts';
export { createInvitationsService } from './invitations.service.ts';
export {
  expireInvitations,
  remindInvited,
  sendBatches,
  sendInvitation,
  sendReminder,
} from './invitations.tasks.ts';
export { exampleInvitation } from './mails/example-invitation.ts';
export { ordersRoutes } from './orders/orders.routes.ts';
export { createOrdersService } from './orders/orders.service.ts';
export { recordOpened } from './progress/record-progress.ts';
