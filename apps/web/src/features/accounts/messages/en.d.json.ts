// Made from en.json by `npm run messages`.
declare const texts: {
  readonly signIn: {
    readonly google: string;
    readonly googleMissing: string;
    readonly or: string;
    readonly showPassword: string;
    readonly hidePassword: string;
    readonly unexpected: string;
    readonly panelTitle: string;
    readonly panelText: string;
    readonly panelPoints: readonly string[];
  };
  readonly login: {
    readonly title: string;
    readonly subtitle: string;
    readonly email: string;
    readonly password: string;
    readonly forgotPassword: string;
    readonly submit: string;
    readonly welcomeBack: string;
    readonly invalidCredentials: string;
    readonly noAccount: string;
    readonly signUp: string;
  };
  readonly twoFactorStep: {
    readonly title: string;
    readonly subtitle: string;
    readonly code: string;
    readonly hint: string;
    readonly submit: string;
    readonly back: string;
  };
  readonly register: {
    readonly title: string;
    readonly subtitle: string;
    readonly company: string;
    readonly username: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly confirmPassword: string;
    readonly confirmRequired: string;
    readonly passwordsDiffer: string;
    readonly submit: string;
    readonly haveAccount: string;
    readonly logIn: string;
    readonly successTitle: string;
    readonly successSubtitle: string;
    readonly successText: (values: { readonly email: string | number }) => string;
    readonly inOutboxText: (values: { readonly email: string | number }) => string;
    readonly goToLogin: string;
    readonly invitedEmailHint: string;
    readonly readyText: string;
  };
  readonly closedRegistration: {
    readonly title: string;
    readonly text: string;
    readonly invalidTitle: string;
    readonly invalid: string;
  };
  readonly verification: {
    readonly title: string;
    readonly verifying: string;
    readonly verifiedTitle: string;
    readonly verifiedText: string;
    readonly logIn: string;
    readonly invalidTitle: string;
    readonly invalidText: string;
    readonly failedTitle: string;
    readonly retry: string;
    readonly email: string;
    readonly sendAgain: string;
    readonly sent: string;
    readonly unconfirmedTitle: string;
    readonly unconfirmedText: string;
    readonly backToLogin: string;
    readonly outboxNote: string;
  };
  readonly confirmEmail: {
    readonly title: string;
    readonly text: (values: { readonly email: string | number }) => string;
    readonly loading: string;
    readonly confirm: string;
    readonly confirmedTitle: string;
    readonly confirmedText: (values: { readonly email: string | number }) => string;
    readonly takenTitle: string;
    readonly takenText: (values: { readonly email: string | number }) => string;
    readonly invalidTitle: string;
    readonly invalidText: string;
    readonly failed: string;
    readonly retry: string;
    readonly toProfile: string;
  };
  readonly password: {
    readonly forgotTitle: string;
    readonly forgotSubtitle: string;
    readonly email: string;
    readonly sendLink: string;
    readonly sentTitle: string;
    readonly inOutboxTitle: string;
    readonly sentText: string;
    readonly backToLogin: string;
    readonly changeTitle: string;
    readonly changeSubtitle: string;
    readonly newPassword: string;
    readonly newPasswordHint: string;
    readonly confirmPassword: string;
    readonly askAgain: string;
    readonly linkInvalid: string;
  };
  readonly join: {
    readonly title: (values: { readonly company: string | number }) => string;
    readonly subtitle: (values: { readonly isInvitedBy: boolean; readonly invitedBy: string | number; readonly email: string | number }) => string;
    readonly joined: string;
    readonly over: string;
  };
  readonly companySetup: {
    readonly title: string;
    readonly subtitle: string;
    readonly company: string;
    readonly submit: string;
    readonly leave: string;
    readonly installation: string;
  };
  readonly masterSetup: {
    readonly title: string;
    readonly subtitle: string;
    readonly email: string;
    readonly emailHint: string;
    readonly submit: string;
    readonly noticeTitle: string;
    readonly noticeText: string;
  };
  readonly signInLink: {
    readonly title: string;
    readonly signingIn: string;
    readonly signedIn: string;
    readonly failed: string;
  };
  readonly google: {
    readonly title: string;
    readonly signingIn: string;
    readonly signedIn: string;
    readonly missingTokens: string;
  };
};
export default texts;
