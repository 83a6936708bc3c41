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
    readonly filters: string;
    readonly filtersWith: (values: { readonly count: number }) => string;
    readonly submitted: string;
    readonly score: {
      readonly label: string;
      readonly any: string;
      readonly least: (values: { readonly score: string | number }) => string;
    };
  };
};
export default texts;
