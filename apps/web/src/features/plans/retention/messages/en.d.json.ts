// Made from en.json by `npm run messages`.
declare const texts: {
  readonly retention: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly states: {
      readonly not_enforced: string;
      readonly trial: string;
      readonly not_chosen: string;
      readonly erasing: (values: { readonly days: string | number }) => string;
    };
    readonly seePlans: string;
    readonly pausedUntil: (values: { readonly day: string | number }) => string;
    readonly pausedAlways: string;
    readonly resume: string;
    readonly resumeTitle: string;
    readonly resumeText: string;
    readonly resumed: string;
    readonly keepTitle: string;
    readonly keepText: string;
    readonly keepLabel: string;
    readonly keepChoices: {
      readonly '30': string;
      readonly '90': string;
      readonly '365': string;
      readonly always: string;
    };
    readonly keep: string;
    readonly kept: string;
    readonly keepFailed: string;
    readonly downloadTitle: string;
    readonly downloadText: (values: { readonly amount: string | number }) => string;
    readonly download: string;
    readonly downloadFailed: string;
    readonly batch: (values: { readonly count: number; readonly day: string | number }) => string;
    readonly waiting: string;
    readonly nothing: string;
    readonly nothingText: string;
    readonly listTitle: string;
    readonly candidate: string;
    readonly job: string;
    readonly submitted: string;
    readonly erased: string;
    readonly range: (values: { readonly from: string | number; readonly to: string | number; readonly total: number }) => string;
  };
};
export default texts;
