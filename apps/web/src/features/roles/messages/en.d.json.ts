// Made from en.json by `npm run messages`.
declare const texts: {
  readonly roles: {
    readonly searchPlaceholder: string;
    readonly searchLabel: string;
    readonly addRole: string;
    readonly columns: {
      readonly name: string;
      readonly description: string;
      readonly actions: string;
    };
    readonly builtIn: string;
    readonly users: (values: { readonly count: number }) => string;
    readonly range: (values: { readonly from: number; readonly to: number; readonly total: number }) => string;
    readonly view: (values: { readonly name: string | number }) => string;
    readonly edit: (values: { readonly name: string | number }) => string;
    readonly delete: (values: { readonly name: string | number }) => string;
    readonly none: string;
    readonly noneText: string;
    readonly clear: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly notAllowed: string;
    readonly notAllowedText: string;
  };
  readonly deleteRole: {
    readonly title: string;
    readonly question: (values: { readonly name: string | number }) => string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
    readonly inUse: (values: { readonly name: string | number }) => string;
    readonly inUseText: (values: { readonly count: number }) => string;
    readonly showMembers: string;
  };
  readonly roleForm: {
    readonly back: string;
    readonly details: string;
    readonly name: string;
    readonly namePlaceholder: string;
    readonly description: string;
    readonly descriptionPlaceholder: string;
    readonly permissions: string;
    readonly permissionsHint: string;
    readonly module: string;
    readonly all: string;
    readonly actions: {
      readonly view: string;
      readonly create: string;
      readonly update: string;
      readonly delete: string;
    };
    readonly unsupported: string;
    readonly notHeld: string;
    readonly cancel: string;
    readonly create: string;
    readonly save: string;
    readonly created: string;
    readonly saved: string;
    readonly failed: string;
    readonly titleTaken: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly builtIn: string;
    readonly aboveYou: string;
    readonly readOnly: string;
    readonly effect: (values: { readonly count: number }) => string;
    readonly unsaved: {
      readonly title: string;
      readonly text: string;
      readonly stay: string;
      readonly leave: string;
    };
  };
  readonly module: {
    readonly job: {
      readonly name: string;
      readonly text: string;
    };
    readonly submission: {
      readonly name: string;
      readonly text: string;
    };
    readonly analytics: {
      readonly name: string;
      readonly text: string;
    };
    readonly 'user-management': {
      readonly name: string;
      readonly text: string;
    };
    readonly roles: {
      readonly name: string;
      readonly text: string;
    };
    readonly company: {
      readonly name: string;
      readonly text: string;
    };
    readonly settings: {
      readonly name: string;
      readonly text: string;
    };
    readonly storage: {
      readonly name: string;
      readonly text: string;
    };
    readonly pricing: {
      readonly name: string;
      readonly text: string;
    };
    readonly plans: {
      readonly name: string;
      readonly text: string;
    };
    readonly audit: {
      readonly name: string;
      readonly text: string;
    };
  };
};
export default texts;
