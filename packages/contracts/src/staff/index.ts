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
} from './staff.schemas.ts';
