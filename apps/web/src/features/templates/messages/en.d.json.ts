// Made from en.json by `npm run messages`.
declare const texts: {
  readonly templates: {
    readonly typesLabel: string;
    readonly types: {
      readonly 'full-time': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'part-time': {
        readonly name: string;
        readonly text: string;
      };
      readonly contract: {
        readonly name: string;
        readonly text: string;
      };
      readonly internship: {
        readonly name: string;
        readonly text: string;
      };
    };
    readonly searchPlaceholder: string;
    readonly searchLabel: string;
    readonly categoryLabel: string;
    readonly allCategories: string;
    readonly languageLabel: string;
    readonly list: string;
    readonly loading: string;
    readonly found: (values: { readonly count: number }) => string;
    readonly questions: (values: { readonly count: number }) => string;
    readonly use: string;
    readonly useTemplate: (values: { readonly title: string | number }) => string;
    readonly own: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
    };
    readonly loadFailed: string;
    readonly narrowFailed: string;
    readonly moreFailed: string;
    readonly selected: (values: { readonly title: string | number }) => string;
    readonly remove: {
      readonly open: (values: { readonly title: string | number }) => string;
      readonly title: string;
      readonly question: (values: { readonly title: string | number }) => string;
      readonly final: string;
      readonly confirm: string;
      readonly done: string;
      readonly failed: string;
    };
    readonly save: {
      readonly title: string;
      readonly text: string;
      readonly category: string;
      readonly confirm: string;
      readonly done: string;
      readonly failed: string;
    };
  };
};
export default texts;
