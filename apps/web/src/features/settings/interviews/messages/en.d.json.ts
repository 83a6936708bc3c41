// Made from en.json by `npm run messages`.
declare const texts: {
  readonly promise: {
    readonly title: string;
    readonly loading: string;
    readonly label: string;
    readonly hint: string;
    readonly saved: string;
    readonly failed: string;
    readonly confirmTitle: string;
    readonly confirmText: (values: { readonly count: number }) => string;
    readonly confirm: string;
    readonly brokenTitle: (values: { readonly count: number }) => string;
    readonly brokenText: string;
    readonly questions: (values: { readonly count: number }) => string;
    readonly more: (values: { readonly count: number }) => string;
    readonly allow: string;
    readonly allowTitle: (values: { readonly count: number }) => string;
    readonly allowText: string;
    readonly allowConfirm: string;
    readonly allowed: string;
    readonly allowFailed: string;
  };
  readonly stored: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly saved: string;
    readonly failed: string;
    readonly confirmTitle: string;
    readonly confirmText: string;
    readonly confirm: string;
  };
};
export default texts;
