// Made from en.json by `npm run messages`.
declare const texts: {
  readonly invitations: {
    readonly open: string;
    readonly title: string;
    readonly subtitle: string;
    readonly addresses: string;
    readonly addressesHint: string;
    readonly file: string;
    readonly fileHint: string;
    readonly fileTooLarge: string;
    readonly fileEmpty: string;
    readonly fileAdded: (values: { readonly count: number }) => string;
    readonly message: string;
    readonly messageHint: string;
    readonly messageCounter: (values: { readonly length: string | number; readonly most: string | number }) => string;
    readonly contact: string;
    readonly contactHint: (values: { readonly name: string | number; readonly email: string | number }) => string;
    readonly recognized: (values: { readonly count: number }) => string;
    readonly invalid: (values: { readonly words: string | number }) => string;
    readonly send: (values: { readonly count: number }) => string;
    readonly close: string;
    readonly invited: (values: { readonly count: number }) => string;
    readonly already: (values: { readonly count: number }) => string;
    readonly failed: string;
    readonly list: string;
    readonly listFailed: string;
    readonly loading: string;
    readonly state: {
      readonly submitted: string;
      readonly reminded: (values: { readonly date: string | number }) => string;
      readonly sent: (values: { readonly date: string | number }) => string;
      readonly waiting: string;
      readonly delayed: string;
      readonly failed: string;
      readonly reminderFailed: string;
    };
    readonly reason: {
      readonly refused: string;
      readonly unreachable: string;
      readonly unsubscribed: string;
      readonly closed: string;
    };
    readonly triedAgain: string;
    readonly resend: string;
    readonly resendTo: (values: { readonly email: string | number }) => string;
    readonly resent: string;
    readonly resendFailed: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (values: { readonly page: string | number; readonly pageCount: string | number }) => string;
  };
};
export default texts;
