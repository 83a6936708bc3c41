// Made from en.json by `npm run messages`.
declare const texts: {
  readonly stages: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: string;
    readonly create: string;
    readonly noneFound: string;
    readonly named: (values: { readonly name: string | number; readonly status: string | number }) => string;
    readonly builtInOf: (values: { readonly status: string | number }) => string;
    readonly builtIn: string;
    readonly stage: string;
    readonly choose: string;
    readonly statuses: {
      readonly pending: string;
      readonly in_review: string;
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly rejected: string;
    };
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
    readonly builtIn: string;
    readonly createTitle: string;
    readonly editTitle: string;
    readonly name: string;
    readonly status: string;
    readonly statusHint: string;
    readonly save: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly edit: string;
    readonly editOf: (values: { readonly name: string | number }) => string;
    readonly moveUp: (values: { readonly name: string | number }) => string;
    readonly moveDown: (values: { readonly name: string | number }) => string;
    readonly moved: (values: { readonly name: string | number; readonly position: number }) => string;
    readonly moveFailed: string;
    readonly delete: string;
    readonly deleteOf: (values: { readonly name: string | number }) => string;
    readonly deleteTitle: (values: { readonly name: string | number }) => string;
    readonly counting: string;
    readonly countFailed: string;
    readonly unused: string;
    readonly used: (values: { readonly count: number; readonly status: string | number }) => string;
    readonly deleted: string;
    readonly deleteFailed: string;
  };
};
export default texts;
