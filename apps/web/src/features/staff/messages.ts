import { shownRoleName } from '@nimble/contracts/roles';

/** Texts of the user screens; those fixed by the specification are verbatim. */
export const staffListMessages = {
  searchPlaceholder: 'Search users...',
  searchLabel: 'Search users by name or email',
  roleFilterLabel: 'Filter by role',
  allRoles: 'All roles',
  addUser: 'Add User',
  addFirstUser: 'Add First User',
  tabs: { label: 'Users', active: 'Users', invited: 'Invited' },
  columns: { user: 'User', role: 'Role', company: 'Company', created: 'Created', actions: 'Actions' },
  you: 'You',
  paused: 'Paused by your plan',
  range: (from: number, to: number, total: number) =>
    `Showing ${from.toLocaleString()} to ${to.toLocaleString()} of ${total.toLocaleString()} users`,
  edit: (name: string) => `Edit the role of ${name}`,
  delete: (name: string) => `Delete ${name}`,
  resend: (name: string) => `Resend the invitation to ${name}`,
  resent: 'A new invitation is on its way',
  resendFailed: 'Failed to resend the invitation',
  cannotEditSelf: "Can't edit yourself",
  cannotDeleteSelf: "Can't delete yourself",
  aboveYou: (name: string) => `${name} has more permissions than you`,
  none: 'No users found',
  nobodyInvited: 'Everyone you invited has joined.',
  noneFoundText: 'Try adjusting your search or filter criteria.',
  clear: 'Clear search and filter',
  loading: 'Loading users',
  loadFailed: 'Failed to fetch users',
  invitedLoadFailed: 'Failed to fetch invited users',
  rolesLoadFailed: 'Failed to fetch roles',
} as const;

export const addUserMessages = {
  title: 'Add new user',
  text: 'They get an email with a link that lets them join your company.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint:
    'Leave it empty to let them choose one through the link. Otherwise they confirm their email and sign in with this one.',
  role: 'Role',
  chooseRole: 'Choose a role',
  roleRequired: 'Role is required',
  noRoles: 'No roles found, Create a role before adding a user',
  cancel: 'Cancel',
  submit: 'Add User',
  done: 'User created successfully',
  failed: 'Failed to create user',
  emailTaken: 'A user with this email already exists',
  emailExists: 'Email already exists',
  usernameExists: 'Username already exists',
} as const;

export const editRoleMessages = {
  title: 'Edit user role',
  text: (name: string) => `${name} will be signed out everywhere and can sign in again with the new role.`,
  role: 'Role',
  roleRequired: 'Role is required',
  cancel: 'Cancel',
  submit: 'Save changes',
  done: 'User role updated successfully',
  failed: 'Failed to update user role',
} as const;

export const deleteUserMessages = {
  title: 'Delete user',
  question: (name: string, role: string) =>
    `Delete ${name} (${shownRoleName(role)})? They are signed out at once. Their jobs and notes stay. This action cannot be undone.`,
  confirm: 'Delete',
  done: 'User deleted successfully',
  failed: 'Failed to delete user',
} as const;
