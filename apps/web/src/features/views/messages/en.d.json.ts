// Made from en.json by `npm run messages`.
declare const texts: {
  readonly views: {
    readonly label: (values: { readonly name: string | number }) => string;
    readonly labelChanged: (values: { readonly name: string | number }) => string;
    readonly changed: string;
    readonly all: string;
    readonly own: string;
    readonly shared: string;
    readonly none: string;
    readonly opensList: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly save: string;
    readonly create: string;
    readonly edit: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: (values: { readonly link: string | number }) => string;
    readonly makeDefault: string;
    readonly noDefault: string;
    readonly defaultSet: (values: { readonly name: string | number }) => string;
    readonly defaultUnset: string;
    readonly defaultFailed: string;
    readonly delete: string;
    readonly createTitle: string;
    readonly createText: string;
    readonly editTitle: string;
    readonly name: string;
    readonly share: string;
    readonly shareHint: string;
    readonly ownerOnly: (values: { readonly owner: string | number }) => string;
    readonly stays: string;
    readonly confirm: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly deleteTitle: (values: { readonly name: string | number }) => string;
    readonly deleteOwn: string;
    readonly deleteShared: string;
    readonly deleted: string;
    readonly deleteFailed: string;
    readonly missing: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
    };
    readonly gone: {
      readonly job: string;
      readonly stage: string;
      readonly tag: string;
      readonly filter: string;
      readonly sort: string;
      readonly column: string;
    };
  };
};
export default texts;
