// Made from en.json by `npm run messages`.
declare const texts: {
  readonly workspace: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly navigation: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly collapse: string;
    readonly expand: string;
    readonly quickTutorial: string;
    readonly tutorialFailed: string;
    readonly signOut: string;
    readonly signOutTitle: string;
    readonly signOutQuestion: string;
    readonly normalView: string;
    readonly compactView: string;
    readonly view: string;
    readonly toNormal: string;
    readonly toCompact: string;
    readonly toLight: string;
    readonly toDark: string;
    readonly themeNotSaved: string;
    readonly online: string;
    readonly offline: string;
    readonly connecting: string;
    readonly noLiveUpdates: string;
    readonly connectAgain: string;
    readonly version: (values: { readonly version: string | number }) => string;
    readonly notAuthorized: (values: { readonly page: string | number }) => string;
    readonly ended: {
      readonly expired: string;
      readonly deleted: string;
      readonly unauthorized: string;
      readonly forbidden: string;
    };
    readonly ownCompany: string;
    readonly noAccess: string;
    readonly noAccessText: string;
    readonly pages: {
      readonly dashboard: {
        readonly title: string;
        readonly description: string;
      };
      readonly jobs: {
        readonly title: string;
        readonly description: string;
      };
      readonly job: {
        readonly title: string;
      };
      readonly questionLibrary: {
        readonly title: string;
        readonly description: string;
      };
      readonly candidates: {
        readonly title: string;
        readonly description: string;
      };
      readonly jobCandidates: {
        readonly title: string;
      };
      readonly invitations: {
        readonly title: string;
      };
      readonly compare: {
        readonly title: string;
        readonly description: string;
      };
      readonly insightsMethod: {
        readonly title: string;
      };
      readonly submission: {
        readonly title: string;
      };
      readonly notifications: {
        readonly title: string;
        readonly description: string;
      };
      readonly analytics: {
        readonly title: string;
        readonly description: string;
      };
      readonly plans: {
        readonly title: string;
        readonly description: string;
      };
      readonly retention: {
        readonly title: string;
        readonly description: string;
      };
      readonly users: {
        readonly title: string;
        readonly description: string;
      };
      readonly roles: {
        readonly title: string;
        readonly description: string;
      };
      readonly addRole: {
        readonly title: string;
      };
      readonly editRole: {
        readonly title: string;
      };
      readonly auditLog: {
        readonly title: string;
        readonly description: string;
      };
      readonly installation: {
        readonly title: string;
        readonly description: string;
      };
      readonly settings: {
        readonly title: string;
        readonly description: string;
      };
    };
    readonly refusedPages: {
      readonly jobCandidates: string;
      readonly branding: string;
      readonly emails: string;
      readonly stages: string;
      readonly tags: string;
      readonly interviews: string;
      readonly insights: string;
      readonly api: string;
    };
  };
};
export default texts;
