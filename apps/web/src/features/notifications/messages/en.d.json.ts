// Made from en.json by `npm run messages`.
declare const texts: {
  readonly notification: {
    readonly heading: string;
    readonly bell: string;
    readonly bellWithUnread: (values: { readonly unread: string | number }) => string;
    readonly markAll: string;
    readonly markOne: string;
    readonly markOneOf: (values: { readonly title: string | number }) => string;
    readonly none: string;
    readonly unread: string;
    readonly markFailed: string;
    readonly markAllFailed: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly older: string;
    readonly justNow: string;
    readonly minutesAgo: (values: { readonly minutes: string | number }) => string;
    readonly hoursAgo: (values: { readonly hours: string | number }) => string;
    readonly daysAgo: (values: { readonly days: number }) => string;
    readonly desktop: string;
    readonly turnOn: string;
    readonly desktopRefused: string;
  };
  readonly all: {
    readonly link: string;
    readonly kindLabel: string;
    readonly allKinds: string;
    readonly kinds: {
      readonly interview: string;
      readonly decision: string;
      readonly assignment: string;
      readonly mention: string;
      readonly job: string;
      readonly team: string;
      readonly company: string;
      readonly message: string;
    };
    readonly unreadOnly: string;
    readonly noneFound: string;
    readonly noneFoundText: string;
    readonly noneOfKindText: string;
    readonly noneUnread: string;
    readonly noneUnreadText: string;
    readonly clear: string;
  };
  readonly typeNames: {
    readonly submission_update: string;
    readonly job_update: string;
    readonly success: string;
    readonly warning: string;
    readonly error: string;
    readonly info: string;
  };
  readonly unsubscribe: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly ended: string;
    readonly endedText: string;
    readonly failed: string;
    readonly incomplete: string;
    readonly incompleteText: string;
  };
};
export default texts;
