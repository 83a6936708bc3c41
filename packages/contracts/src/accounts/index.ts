export { accountMessages } from './accounts.messages.ts';
export { accountRefusals } from './accounts.refusals.ts';
export {
  currentUser,
  login,
  register,
  sendVerification,
  signOut,
  verifyAccount,
} from './accounts.routes.ts';
export {
  loginBody,
  newPasswordField,
  registerBody,
  type User,
  user,
  usernameField,
} from './accounts.schemas.ts';
export {
  type CompanyInvitation,
  inviteCompany,
  listCompanyInvitations,
  openCompanyInvitation,
  withdrawCompanyInvitation,
} from './company-invitations.routes.ts';
export { registerCompany } from './company-setup.routes.ts';
export { type GoogleProblem, googleMessages } from './google/google.messages.ts';
export { connectGoogle, googleCallback, linkGoogle } from './google/google.routes.ts';
export { openMasterSetup, setUpMaster } from './master-setup.routes.ts';
export { forgotPassword, openStaffInvitation, resetPassword } from './password-reset.routes.ts';
export { passwordPair, strongPasswordField } from './password-reset.schemas.ts';
export {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  openEmailChange,
  resendEmailChange,
} from './profile/email-change.routes.ts';
export { profileMessages } from './profile/profile.messages.ts';
export { changePassword, getUser, updateUser } from './profile/profile.routes.ts';
export {
  bioField,
  displayNameField,
  locationField,
  type PasswordChange,
  type ProfileChanges,
  passwordChange,
  profileLimits,
} from './profile/profile.schemas.ts';
export { endOtherSessions, endSession, listSessions } from './sessions.routes.ts';
export { type OpenSession } from './sessions.schemas.ts';
export { signInByLink } from './sign-in-link.routes.ts';
export { twoFactorMessages } from './two-factor/two-factor.messages.ts';
export {
  confirmTwoFactor,
  disableTwoFactor,
  loginByCode,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorState,
} from './two-factor/two-factor.routes.ts';
export { codeField } from './two-factor/two-factor.schemas.ts';
