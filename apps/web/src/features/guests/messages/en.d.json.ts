// Made from en.json by `npm run messages`.
declare const texts: {
  readonly guestLinks: {
    readonly open: string;
    readonly title: string;
    readonly subtitle: string;
    readonly purpose: string;
    readonly purposePlaceholder: string;
    readonly candidates: string;
    readonly chosen: (values: { readonly count: number }) => string;
    readonly names: string;
    readonly namesHint: string;
    readonly days: string;
    readonly daysOf: (values: { readonly days: number }) => string;
    readonly create: string;
    readonly createFailed: string;
    readonly created: string;
    readonly address: string;
    readonly copied: string;
    readonly copyDenied: string;
    readonly another: string;
    readonly list: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly state: {
      readonly open: string;
      readonly expired: string;
      readonly revoked: string;
    };
    readonly withNames: string;
    readonly withoutNames: string;
    readonly candidatesOf: (values: { readonly count: number }) => string;
    readonly until: (values: { readonly date: string | number }) => string;
    readonly by: (values: { readonly name: string | number; readonly date: string | number }) => string;
    readonly openedAt: (values: { readonly date: string | number }) => string;
    readonly neverOpened: string;
    readonly revoke: string;
    readonly revokeLabel: (values: { readonly purpose: string | number }) => string;
    readonly revokeTitle: string;
    readonly revokeText: string;
    readonly revoked: string;
    readonly revokeFailed: string;
  };
  readonly picker: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: string;
    readonly search: string;
    readonly noneFound: string;
  };
};
export default texts;
