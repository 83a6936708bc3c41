// Made from en.json by `npm run messages`.
declare const texts: {
  readonly resumeText: {
    readonly preview: (values: { readonly name: string | number }) => string;
    readonly showPreview: string;
    readonly hidePreview: string;
    readonly text: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly notYet: string;
    readonly isCut: string;
    readonly problems: {
      readonly encrypted: string;
      readonly unreadable: string;
      readonly tooMuch: string;
      readonly withoutText: string;
      readonly notRead: string;
    };
  };
  readonly resumeSearch: {
    readonly label: string;
    readonly placeholder: string;
    readonly hint: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: string;
    readonly noneText: string;
    readonly foundFor: (values: { readonly words: string | number }) => string;
    readonly count: (values: { readonly isMore: boolean; readonly count: number }) => string;
  };
};
export default texts;
