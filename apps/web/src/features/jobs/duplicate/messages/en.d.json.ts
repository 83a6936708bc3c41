// Made from en.json by `npm run messages`.
declare const texts: {
  readonly duplicateJob: {
    readonly action: string;
    readonly copyOf: (values: { readonly title: string | number }) => string;
    readonly failed: string;
    readonly replaceText: (values: { readonly title: string | number }) => string;
  };
};
export default texts;
