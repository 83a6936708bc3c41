// Made from en.json by `npm run messages`.
declare const texts: {
  readonly duplicateJob: {
    readonly action: string;
    readonly copyOf: (values: { readonly title: string | number }) => string;
    readonly failed: string;
    readonly replaceTitle: string;
    readonly replaceText: (values: { readonly title: string | number }) => string;
    readonly replace: string;
  };
};
export default texts;
