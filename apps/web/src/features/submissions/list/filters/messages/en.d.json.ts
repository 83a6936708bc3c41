// Made from en.json by `npm run messages`.
declare const texts: {
  readonly filter: {
    readonly sort: string;
    readonly sorts: {
      readonly 'createdAt:desc': string;
      readonly 'createdAt:asc': string;
      readonly 'candidateName:asc': string;
      readonly 'candidateName:desc': string;
      readonly 'rating:desc': string;
      readonly 'rating:asc': string;
    };
    readonly job: {
      readonly label: string;
      readonly all: string;
      readonly clear: string;
      readonly none: string;
      readonly failed: string;
      readonly more: (values: { readonly count: number }) => string;
    };
    readonly submitted: {
      readonly label: string;
      readonly any: string;
      readonly chosen: (values: { readonly days: string | number }) => string;
      readonly since: string;
      readonly until: string;
      readonly from: (values: { readonly day: string | number }) => string;
      readonly upTo: (values: { readonly day: string | number }) => string;
      readonly between: (values: { readonly since: string | number; readonly until: string | number }) => string;
      readonly clear: string;
      readonly apply: string;
    };
    readonly score: {
      readonly label: string;
      readonly any: string;
      readonly least: (values: { readonly score: string | number }) => string;
    };
  };
};
export default texts;
