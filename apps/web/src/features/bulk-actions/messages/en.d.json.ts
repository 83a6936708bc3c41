// Made from en.json by `npm run messages`.
declare const texts: {
  readonly bulkActions: {
    readonly region: string;
    readonly progress: string;
    readonly running: (values: { readonly kind: string; readonly total: number; readonly status: string | number }) => string;
    readonly done: (values: { readonly kind: string; readonly count: number; readonly status: string | number }) => string;
    readonly of: (values: { readonly worked: number; readonly total: number }) => string;
    readonly leave: string;
    readonly waiting: string;
    readonly canceled: (values: { readonly left: number }) => string;
    readonly stopped: (values: { readonly reason: string | number; readonly left: number }) => string;
    readonly failed: (values: { readonly count: number }) => string;
    readonly unchanged: (values: { readonly count: number }) => string;
    readonly why: string;
    readonly undo: string;
    readonly undoFailed: string;
    readonly cancel: string;
    readonly cancelFailed: string;
    readonly dismiss: string;
    readonly failuresTitle: string;
    readonly failuresFailed: string;
    readonly reason: (values: { readonly count: number; readonly reason: string | number }) => string;
    readonly notSeen: string;
    readonly noPermission: string;
    readonly first: (values: { readonly count: number }) => string;
    readonly statuses: {
      readonly in_review: string;
      readonly reviewed: string;
      readonly shortlisted: string;
      readonly rejected: string;
    };
  };
};
export default texts;
