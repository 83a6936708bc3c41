// Made from en.json by `npm run messages`.
declare const texts: {
  readonly installation: {
    readonly overview: {
      readonly title: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly check: string;
      readonly checkFailed: string;
      readonly checking: string;
      readonly checked: (values: { readonly when: string | number }) => string;
      readonly neverChecked: string;
      readonly broken: (values: { readonly count: number }) => string;
      readonly look: (values: { readonly count: number }) => string;
      readonly unknown: string;
      readonly fine: string;
      readonly fineOnes: (values: { readonly count: number }) => string;
      readonly states: {
        readonly fine: string;
        readonly look: string;
        readonly broken: string;
        readonly unknown: string;
      };
    };
    readonly storage: {
      readonly title: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly total: (values: { readonly size: string | number }) => string;
      readonly kinds: {
        readonly recordings: string;
        readonly films: string;
        readonly resumes: string;
        readonly images: string;
        readonly media: string;
        readonly other: string;
        readonly models: string;
        readonly database: string;
      };
      readonly files: (values: { readonly count: number }) => string;
      readonly change: (values: { readonly size: string | number }) => string;
      readonly less: (values: { readonly size: string | number }) => string;
      readonly since: (values: { readonly day: string | number }) => string;
      readonly counted: (values: { readonly time: string | number }) => string;
      readonly notCounted: string;
    };
    readonly openOutbox: string;
    readonly outboxFailed: string;
    readonly companies: string;
    readonly searchLabel: string;
    readonly searchPlaceholder: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly notFound: string;
    readonly facts: {
      readonly mailsOfDay: string;
      readonly mailsOfWeek: string;
      readonly people: string;
      readonly submissions: string;
    };
    readonly since: (values: { readonly date: string | number }) => string;
    readonly plans: {
      readonly starter: string;
      readonly growth: string;
      readonly enterprise: string;
    };
    readonly setPlan: string;
    readonly setPlanName: (values: { readonly name: string | number }) => string;
    readonly setPlanTitle: (values: { readonly name: string | number }) => string;
    readonly setPlanText: string;
    readonly smallerPlan: string;
    readonly plan: string;
    readonly billing: string;
    readonly billings: {
      readonly monthly: string;
      readonly annual: string;
    };
    readonly planSet: (values: { readonly name: string | number; readonly plan: string | number }) => string;
    readonly setPlanFailed: string;
    readonly stopped: string;
    readonly stop: string;
    readonly stopName: (values: { readonly name: string | number }) => string;
    readonly resume: string;
    readonly resumeName: (values: { readonly name: string | number }) => string;
    readonly stopTitle: (values: { readonly name: string | number }) => string;
    readonly stopText: string;
    readonly stopDone: string;
    readonly stopFailed: string;
    readonly resumeTitle: (values: { readonly name: string | number }) => string;
    readonly resumeText: string;
    readonly resumeDone: string;
    readonly resumeFailed: string;
    readonly invitations: string;
    readonly invitationsText: string;
    readonly invitationsClosed: string;
    readonly email: string;
    readonly emailRequired: string;
    readonly invite: string;
    readonly invited: string;
    readonly inviteFailed: string;
    readonly invitationsFailed: string;
    readonly invitationStates: {
      readonly accepted: (values: { readonly date: string | number }) => string;
      readonly expired: string;
      readonly sent: (values: { readonly date: string | number }) => string;
      readonly waiting: string;
    };
    readonly withdraw: string;
    readonly withdrawName: (values: { readonly email: string | number }) => string;
    readonly withdrawn: string;
    readonly withdrawFailed: string;
  };
};
export default texts;
