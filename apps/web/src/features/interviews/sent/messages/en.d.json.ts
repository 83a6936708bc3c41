// Made from en.json by `npm run messages`.
declare const texts: {
  readonly progress: {
    readonly title: string;
    readonly steps: {
      readonly received: string;
      readonly reviewing: string;
      readonly decided: string;
    };
    readonly done: string;
    readonly received: (values: { readonly company: string | number }) => string;
    readonly reviewing: (values: { readonly company: string | number }) => string;
    readonly emailed: (values: { readonly company: string | number; readonly date: string | number }) => string;
    readonly decided: (values: { readonly company: string | number }) => string;
    readonly promise: (values: { readonly company: string | number; readonly date: string | number }) => string;
    readonly late: (values: { readonly company: string | number; readonly date: string | number }) => string;
    readonly watched: (values: { readonly date: string | number }) => string;
    readonly contact: (values: { readonly contact: string | number }) => string;
    readonly sent: string;
  };
  readonly ended: {
    readonly why: string;
    readonly sent: string;
    readonly nextSteps: readonly string[];
  };
  readonly sent: {
    readonly sentTitle: string;
    readonly sentTo: (values: { readonly company: string | number; readonly job: string | number }) => string;
    readonly sentAt: string;
    readonly noResume: string;
    readonly sentGone: string;
    readonly sentGoneText: string;
    readonly sentFailed: string;
    readonly insightsAgreed: string;
    readonly withdrawInsights: string;
    readonly insightsWithdrawn: string;
    readonly withdrawFailed: string;
    readonly eraseTitle: string;
    readonly eraseText: string;
    readonly erase: string;
    readonly eraseQuestion: string;
    readonly eraseWarning: (values: { readonly company: string | number }) => string;
    readonly keep: string;
    readonly erased: string;
    readonly erasedText: string;
    readonly eraseFailed: string;
  };
};
export default texts;
