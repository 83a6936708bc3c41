// Made from en.json by `npm run messages`.
declare const texts: {
  readonly chosen: {
    readonly region: string;
    readonly choose: (values: { readonly name: string | number }) => string;
    readonly chooseAll: (values: { readonly count: string | number }) => string;
    readonly chosen: (values: { readonly count: number }) => string;
    readonly clear: string;
    readonly compare: string;
    readonly delete: string;
    readonly deleteOf: (values: { readonly count: number }) => string;
    readonly changed: (values: { readonly count: number; readonly status: string | number }) => string;
    readonly notChanged: (values: { readonly count: number; readonly reason: string | number }) => string;
    readonly undone: (values: { readonly count: number }) => string;
    readonly notUndone: (values: { readonly count: number; readonly reason: string | number }) => string;
    readonly changeFailed: string;
    readonly deleteQuestion: (values: { readonly count: number }) => string;
    readonly deleteNames: (values: { readonly names: string | number; readonly more: number }) => string;
    readonly deleted: (values: { readonly count: number }) => string;
    readonly deleteFailed: string;
  };
};
export default texts;
