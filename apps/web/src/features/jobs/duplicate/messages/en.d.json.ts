// Made from en.json by `npm run messages`.
declare const texts: {
  readonly duplicateJob: {
    readonly action: string;
    readonly copyOf: (values: { readonly title: string | number }) => string;
    readonly failed: string;
  };
};
export default texts;
