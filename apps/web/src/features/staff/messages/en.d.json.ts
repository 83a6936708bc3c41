// Made from en.json by `npm run messages`.
declare const texts: {
  readonly staffList: {
    readonly searchPlaceholder: string;
    readonly searchLabel: string;
    readonly roleFilterLabel: string;
    readonly allRoles: string;
    readonly addUser: string;
    readonly addFirstUser: string;
    readonly tabs: {
      readonly label: string;
      readonly active: string;
      readonly invited: string;
    };
    readonly columns: {
      readonly user: string;
      readonly role: string;
      readonly company: string;
      readonly created: string;
      readonly actions: string;
    };
    readonly you: string;
    readonly paused: string;
    readonly range: (values: { readonly from: number; readonly to: number; readonly total: number }) => string;
    readonly edit: (values: { readonly name: string | number }) => string;
    readonly delete: (values: { readonly name: string | number }) => string;
    readonly resend: (values: { readonly name: string | number }) => string;
    readonly resent: string;
    readonly resendFailed: string;
    readonly cannotEditSelf: string;
    readonly cannotDeleteSelf: string;
    readonly aboveYou: (values: { readonly name: string | number }) => string;
    readonly none: string;
    readonly nobodyInvited: string;
    readonly noneFoundText: string;
    readonly clear: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly invitedLoadFailed: string;
    readonly rolesLoadFailed: string;
  };
  readonly addUser: {
    readonly title: string;
    readonly text: string;
    readonly username: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly role: string;
    readonly chooseRole: string;
    readonly roleRequired: string;
    readonly noRoles: string;
    readonly submit: string;
    readonly done: string;
    readonly failed: string;
    readonly emailTaken: string;
    readonly emailExists: string;
    readonly usernameExists: string;
  };
  readonly editRole: {
    readonly title: string;
    readonly text: (values: { readonly name: string | number }) => string;
    readonly role: string;
    readonly roleRequired: string;
    readonly submit: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly deleteUser: {
    readonly title: string;
    readonly question: (values: { readonly name: string | number; readonly role: string | number }) => string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
  };
};
export default texts;
