// Made from en.json by `npm run messages`.
declare const texts: {
  readonly replaceJob: {
    readonly title: string;
    readonly text: (values: { readonly title: string | number }) => string;
    readonly confirm: string;
  };
};
export default texts;
