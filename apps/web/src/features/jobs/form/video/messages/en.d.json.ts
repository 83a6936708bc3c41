// Made from en.json by `npm run messages`.
declare const texts: {
  readonly video: {
    readonly label: string;
    readonly hint: string;
    readonly company: (values: { readonly promise: string }) => string;
    readonly yes: string;
    readonly no: string;
    readonly note: (values: { readonly count: number; readonly numbers: string | number }) => string;
    readonly allow: string;
  };
};
export default texts;
