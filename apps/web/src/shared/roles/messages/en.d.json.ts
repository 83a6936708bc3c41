// Made from en.json by `npm run messages`.
declare const texts: {
  readonly roles: {
    readonly master: string;
    readonly admin: string;
    readonly sub_admin: string;
    readonly viewer: string;
    readonly authenticated: string;
  };
  readonly roleDescriptions: {
    readonly master: string;
    readonly admin: string;
    readonly sub_admin: string;
    readonly viewer: string;
    readonly authenticated: string;
  };
};
export default texts;
