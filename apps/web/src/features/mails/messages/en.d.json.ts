// Made from en.json by `npm run messages`.
declare const texts: {
  readonly stopEmails: {
    readonly title: (values: { readonly company: string | number }) => string;
    readonly anyCompany: string;
    readonly text: (values: { readonly company: string | number }) => string;
    readonly textOfAny: string;
    readonly action: string;
    readonly ended: string;
    readonly endedText: string;
    readonly failed: string;
    readonly incomplete: string;
    readonly incompleteText: string;
  };
};
export default texts;
