export { accountMessages } from './accounts.messages.ts';
export {
  currentUser,
  login,
  register,
  sendVerification,
  signOut,
  updateUser,
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
