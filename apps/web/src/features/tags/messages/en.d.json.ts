// Made from en.json by `npm run messages`.
declare const texts: {
  readonly tags: {
    readonly edit: string;
    readonly title: (values: { readonly name: string | number }) => string;
    readonly subtitle: (values: { readonly most: number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: string;
    readonly create: string;
    readonly tag: string;
    readonly choose: string;
    readonly newTag: string;
    readonly find: string;
    readonly findOrCreate: string;
    readonly createNamed: (values: { readonly name: string | number }) => string;
    readonly noneFound: string;
    readonly changeFailed: string;
    readonly list: string;
    readonly more: (values: { readonly count: number }) => string;
    readonly filter: {
      readonly label: string;
      readonly all: string;
      readonly clear: string;
      readonly gone: string;
    };
  };
  readonly settings: {
    readonly title: string;
    readonly text: string;
    readonly readOnly: string;
    readonly create: string;
    readonly count: (values: { readonly count: number; readonly most: number }) => string;
    readonly none: string;
    readonly createTitle: string;
    readonly editTitle: string;
    readonly name: string;
    readonly color: string;
    readonly colors: {
      readonly gray: string;
      readonly green: string;
      readonly blue: string;
      readonly amber: string;
      readonly red: string;
    };
    readonly save: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly edit: string;
    readonly editOf: (values: { readonly name: string | number }) => string;
    readonly delete: string;
    readonly deleteOf: (values: { readonly name: string | number }) => string;
    readonly deleteTitle: (values: { readonly name: string | number }) => string;
    readonly counting: string;
    readonly countFailed: string;
    readonly unused: string;
    readonly used: (values: { readonly count: number }) => string;
    readonly deleted: string;
    readonly deleteFailed: string;
  };
};
export default texts;
