// Made from en.json by `npm run messages`.
declare const texts: {
  readonly days: {
    readonly any: string;
    readonly chosen: (values: { readonly label: string | number; readonly days: string | number }) => string;
    readonly since: string;
    readonly until: string;
    readonly from: (values: { readonly day: string | number }) => string;
    readonly upTo: (values: { readonly day: string | number }) => string;
    readonly between: (values: { readonly since: string | number; readonly until: string | number }) => string;
    readonly clear: string;
    readonly apply: string;
  };
};
export default texts;
