// Made from en.json by `npm run messages`.
declare const texts: {
  readonly status: {
    readonly updated: (values: { readonly status: string | number }) => string;
    readonly failed: string;
  };
  readonly closing: {
    readonly title: string;
    readonly text: (values: { readonly count: number }) => string;
    readonly confirm: string;
  };
};
export default texts;
