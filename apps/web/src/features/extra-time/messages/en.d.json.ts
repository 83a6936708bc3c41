// Made from en.json by `npm run messages`.
declare const texts: {
  readonly extraTime: {
    readonly open: string;
    readonly title: string;
    readonly subtitle: string;
    readonly email: string;
    readonly emailInvalid: string;
    readonly factor: string;
    readonly factorOf: (values: { readonly factor: number }) => string;
    readonly give: string;
    readonly given: string;
    readonly remove: string;
    readonly removeOf: (values: { readonly email: string | number }) => string;
    readonly removed: string;
    readonly failed: string;
    readonly list: string;
    readonly listFailed: string;
    readonly none: string;
    readonly note: string;
    readonly usual: string;
    readonly untimed: string;
    readonly questionsInAdvance: string;
    readonly inAdvance: string;
    readonly nothingChosen: string;
  };
};
export default texts;
