// Made from en.json by `npm run messages`.
declare const texts: {
  readonly exports: {
    readonly open: string;
    readonly openOf: (values: { readonly count: number }) => string;
    readonly openAllOf: (values: { readonly count: number }) => string;
    readonly title: (values: { readonly count: number }) => string;
    readonly description: (values: { readonly hours: number }) => string;
    readonly format: string;
    readonly formats: {
      readonly csv: string;
      readonly xlsx: string;
      readonly pdf: string;
      readonly zip: string;
    };
    readonly formatHints: {
      readonly csv: (values: { readonly most: number }) => string;
      readonly xlsx: (values: { readonly most: number }) => string;
      readonly pdf: string;
      readonly zip: (values: { readonly most: number; readonly size: string | number }) => string;
    };
    readonly columns: string;
    readonly noColumns: string;
    readonly column: {
      readonly name: string;
      readonly email: string;
      readonly job: string;
      readonly status: string;
      readonly stage: string;
      readonly rating: string;
      readonly tags: string;
      readonly teamRating: string;
      readonly scorecards: string;
      readonly submitted: string;
      readonly reviewed: string;
      readonly notes: string;
      readonly link: string;
      readonly screening: string;
      readonly answers: string;
    };
    readonly byteOrderMark: string;
    readonly parts: string;
    readonly part: {
      readonly videos: string;
      readonly resume: string;
      readonly transcripts: string;
      readonly scorecards: string;
      readonly notes: string;
    };
    readonly start: string;
    readonly startFailed: string;
    readonly started: string;
    readonly list: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly waiting: string;
    readonly preparing: string;
    readonly progressOf: (values: { readonly name: string | number }) => string;
    readonly candidates: (values: { readonly count: number }) => string;
    readonly until: (values: { readonly date: string | number }) => string;
    readonly missing: (values: { readonly count: number }) => string;
    readonly download: string;
    readonly downloadOf: (values: { readonly name: string | number }) => string;
    readonly downloadFailed: string;
    readonly deleteOf: (values: { readonly name: string | number }) => string;
    readonly cancelOf: (values: { readonly name: string | number }) => string;
    readonly deleted: string;
    readonly deleteFailed: string;
    readonly failure: {
      readonly empty: string;
      readonly failed: string;
      readonly no_permission: string;
      readonly no_room: string;
      readonly too_large: (values: { readonly size: string | number }) => string;
    };
  };
};
export default texts;
