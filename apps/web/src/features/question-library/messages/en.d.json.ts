// Made from en.json by `npm run messages`.
declare const texts: {
  readonly library: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly tag: string;
    readonly allTags: string;
    readonly difficulty: string;
    readonly anyDifficulty: string;
    readonly difficulties: {
      readonly easy: string;
      readonly medium: string;
      readonly hard: string;
    };
    readonly minutes: (values: { readonly count: number }) => string;
    readonly seconds: (values: { readonly count: number }) => string;
    readonly uses: (values: { readonly count: number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly noneFound: {
      readonly title: string;
      readonly text: string;
      readonly clear: string;
    };
  };
  readonly page: {
    readonly add: string;
    readonly sort: string;
    readonly sorts: {
      readonly updated: string;
      readonly uses: string;
      readonly question: string;
    };
    readonly none: {
      readonly title: string;
      readonly text: string;
      readonly viewerText: string;
    };
    readonly list: string;
    readonly more: (values: { readonly question: string | number }) => string;
    readonly edit: string;
    readonly delete: string;
    readonly changed: (values: { readonly date: string | number }) => string;
    readonly changedBy: (values: { readonly date: string | number; readonly name: string | number }) => string;
    readonly deletion: {
      readonly title: string;
      readonly text: (values: { readonly uses: number }) => string;
      readonly confirm: string;
      readonly done: string;
      readonly failed: string;
    };
  };
  readonly form: {
    readonly addTitle: string;
    readonly editTitle: string;
    readonly saveTitle: string;
    readonly editText: string;
    readonly content: string;
    readonly criteria: string;
    readonly criteriaHint: string;
    readonly removeCriterion: (values: { readonly criterion: string | number }) => string;
    readonly tags: string;
    readonly tagsHint: string;
    readonly removeTag: (values: { readonly tag: string | number }) => string;
    readonly difficulty: string;
    readonly noDifficulty: string;
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
    readonly changedByOthers: (values: { readonly question: string | number }) => string;
  };
  readonly choice: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly choose: string;
    readonly add: (values: { readonly count: number }) => string;
    readonly cancel: string;
    readonly more: string;
    readonly full: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
    };
    readonly saveQuestion: (values: { readonly number: string | number }) => string;
    readonly asPool: string;
    readonly draw: string;
    readonly asks: (values: { readonly draw: string | number; readonly count: string | number }) => string;
    readonly difficultiesDiffer: string;
  };
};
export default texts;
