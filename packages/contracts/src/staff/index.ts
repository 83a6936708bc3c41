export { staffMessages } from './staff.messages.ts';
export {
  deleteStaff,
  inviteUser,
  listInvited,
  listStaff,
  resendInvitation,
  updateStaffRole,
} from './staff.routes.ts';
export {
  type Invitation,
  inviteBody,
  invitedPasswordField,
  type StaffQuery,
  type StaffUser,
  staffUser,
} from './staff.schemas.ts';
export type { UsersRequest } from './users.collection.ts';
export { listUsers } from './users.routes.ts';
