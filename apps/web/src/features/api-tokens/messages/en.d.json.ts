// Made from en.json by `npm run messages`.
declare const texts: {
  readonly apiPage: {
    readonly notAllowed: string;
    readonly noAccess: (values: { readonly plan: string | number }) => string;
    readonly seePlans: string;
    readonly intro: string;
  };
  readonly apiTokens: {
    readonly title: string;
    readonly text: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly empty: string;
    readonly create: string;
    readonly createTitle: string;
    readonly createFailed: string;
    readonly name: string;
    readonly namePlaceholder: string;
    readonly nameHint: string;
    readonly days: string;
    readonly daysOf: (values: { readonly days: number }) => string;
    readonly permissions: string;
    readonly notHeld: string;
    readonly modules: {
      readonly job: string;
      readonly submission: string;
      readonly dashboards: string;
      readonly analytics: string;
      readonly company: string;
      readonly 'user-management': string;
      readonly audit: string;
    };
    readonly actions: {
      readonly view: string;
      readonly create: string;
      readonly update: string;
      readonly delete: string;
    };
    readonly secretTitle: string;
    readonly secretText: string;
    readonly secretLabel: string;
    readonly done: string;
    readonly states: {
      readonly active: string;
      readonly expired: string;
      readonly revoked: string;
      readonly ownerless: string;
    };
    readonly madeBy: (values: { readonly name: string | number; readonly when: string | number }) => string;
    readonly used: (values: { readonly when: string | number }) => string;
    readonly neverUsed: string;
    readonly until: (values: { readonly when: string | number }) => string;
    readonly revoke: string;
    readonly revokeNamed: (values: { readonly name: string | number }) => string;
    readonly revokeTitle: (values: { readonly name: string | number }) => string;
    readonly revokeText: string;
    readonly revoked: string;
    readonly revokeFailed: string;
    readonly noPermissions: string;
    readonly modulePermissions: (values: { readonly module: string | number; readonly actions: string | number }) => string;
  };
};
export default texts;
