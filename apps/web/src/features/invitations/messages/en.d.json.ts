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
    readonly state: {
      readonly waiting: string;
      readonly sent: string;
      readonly bounced: string;
      readonly failed: string;
      readonly opened: string;
      readonly started: string;
      readonly submitted: string;
      readonly expired: string;
      readonly withdrawn: string;
    };
    readonly reason: {
      readonly refused: string;
      readonly unreachable: string;
      readonly unclear: string;
      readonly unsubscribed: string;
      readonly closed: string;
    };
    readonly triedAgain: string;
    readonly resend: string;
    readonly resent: string;
    readonly resendFailed: string;
    readonly seeAll: string;
    readonly terms: {
      readonly deadline: string;
      readonly deadlineOfJob: string;
      readonly days: (values: { readonly count: number }) => string;
      readonly onDate: string;
      readonly date: string;
      readonly dateInPast: string;
      readonly extraTime: string;
      readonly noExtraTime: string;
      readonly factor: (values: { readonly factor: number }) => string;
      readonly language: string;
      readonly defaultLanguage: string;
    };
    readonly page: {
      readonly back: string;
      readonly searchLabel: string;
      readonly searchPlaceholder: string;
      readonly filter: string;
      readonly all: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly clear: string;
      readonly cancel: string;
      readonly none: {
        readonly title: string;
        readonly text: string;
      };
      readonly noneFound: {
        readonly title: string;
        readonly text: string;
      };
      readonly jobNotFound: string;
      readonly jobNotFoundText: string;
      readonly columns: {
        readonly candidate: string;
        readonly state: string;
        readonly times: string;
        readonly deadline: string;
        readonly actions: string;
      };
      readonly times: {
        readonly invited: (values: { readonly date: string | number }) => string;
        readonly sent: (values: { readonly date: string | number }) => string;
        readonly reminded: (values: { readonly date: string | number }) => string;
        readonly opened: (values: { readonly date: string | number }) => string;
        readonly started: (values: { readonly date: string | number }) => string;
        readonly submitted: (values: { readonly date: string | number }) => string;
        readonly withdrawn: (values: { readonly date: string | number }) => string;
      };
      readonly extraTime: (values: { readonly factor: number }) => string;
      readonly source: (values: { readonly source: string | number }) => string;
      readonly externalId: (values: { readonly id: string | number }) => string;
      readonly noDeadline: string;
      readonly daysToAnswer: (values: { readonly count: number }) => string;
      readonly reminderFailed: string;
      readonly actionsFor: (values: { readonly name: string | number }) => string;
      readonly openSubmission: string;
      readonly changeDeadline: string;
      readonly withdraw: string;
      readonly withdrawing: {
        readonly title: string;
        readonly text: (values: { readonly name: string | number }) => string;
        readonly done: string;
        readonly failed: string;
      };
      readonly extending: {
        readonly title: string;
        readonly text: (values: { readonly name: string | number }) => string;
        readonly save: string;
        readonly done: string;
        readonly failed: string;
        readonly inPast: string;
      };
    };
  };
};
export default texts;
