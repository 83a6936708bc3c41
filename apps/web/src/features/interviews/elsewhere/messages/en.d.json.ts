// Made from en.json by `npm run messages`.
declare const texts: {
  readonly elsewhere: {
    readonly title: string;
    readonly text: string;
    readonly watch: (values: { readonly size: string | number }) => string;
    readonly again: string;
    readonly againLeft: (values: { readonly count: string | number }) => string;
    readonly failed: string;
    readonly searching: string;
    readonly submitted: string;
  };
};
export default texts;
