// Made from en.json by `npm run messages`.
declare const texts: {
  readonly speechModel: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly noneAdvice: string;
    readonly on: (values: { readonly title: string | number }) => string;
    readonly setByEnvironment: (values: { readonly engine: string | number }) => string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly many: string;
    readonly languages: (values: { readonly count: string | number }) => string;
    readonly own: string;
    readonly license: (values: { readonly license: string | number }) => string;
    readonly noLicense: string;
    readonly about: (values: { readonly size: string | number }) => string;
    readonly speeds: {
      readonly fast: string;
      readonly medium: string;
      readonly slow: string;
    };
    readonly states: {
      readonly on: string;
      readonly installed: string;
      readonly failed: string;
    };
    readonly steps: {
      readonly waiting: string;
      readonly downloading: string;
      readonly checking: string;
      readonly unpacking: string;
      readonly trying: string;
    };
    readonly bytes: (values: { readonly done: string | number; readonly total: string | number }) => string;
    readonly rate: (values: { readonly rate: string | number }) => string;
    readonly left: (values: { readonly time: string | number }) => string;
    readonly progress: (values: { readonly title: string | number }) => string;
    readonly add: string;
    readonly addName: (values: { readonly title: string | number }) => string;
    readonly retry: string;
    readonly retryName: (values: { readonly title: string | number }) => string;
    readonly cancel: string;
    readonly cancelName: (values: { readonly title: string | number }) => string;
    readonly use: string;
    readonly useName: (values: { readonly title: string | number }) => string;
    readonly turnOff: string;
    readonly turnOffName: (values: { readonly title: string | number }) => string;
    readonly remove: string;
    readonly removeName: (values: { readonly title: string | number }) => string;
    readonly removeTitle: (values: { readonly title: string | number }) => string;
    readonly removeText: string;
    readonly removed: string;
    readonly usedNow: (values: { readonly title: string | number }) => string;
    readonly off: string;
    readonly failed: string;
  };
};
export default texts;
