// Made from en.json by `npm run messages`.
declare const texts: {
  readonly formats: {
    readonly title: string;
    readonly hint: string;
    readonly video: string;
    readonly text: string;
    readonly videoHint: string;
    readonly textHint: string;
    readonly maximumCharacters: string;
    readonly maximumWords: string;
    readonly noWordLimit: string;
    readonly characterLimit: (values: { readonly count: number }) => string;
    readonly wordLimit: (values: { readonly count: number }) => string;
  };
};
export default texts;
