// Made from en.json by `npm run messages`.
declare const texts: {
  readonly answers: {
    readonly title: string;
    readonly text: string;
    readonly days: string;
    readonly daysHint: string;
    readonly none: string;
    readonly within: (values: { readonly count: number }) => string;
    readonly watched: string;
    readonly watchedHint: string;
    readonly decisions: string;
    readonly decisionsHint: string;
    readonly saved: string;
    readonly failed: string;
    readonly loading: string;
  };
};
export default texts;
