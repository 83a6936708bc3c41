// Made from en.json by `npm run messages`.
declare const texts: {
  readonly jobTeam: {
    readonly title: string;
    readonly change: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly everyoneSees: string;
    readonly onlyTeam: (values: { readonly names: string | number }) => string;
    readonly onlyManagers: string;
    readonly managersToo: string;
    readonly dialogText: string;
    readonly everyone: string;
    readonly team: string;
    readonly everyoneText: string;
    readonly teamText: string;
    readonly members: string;
    readonly filter: string;
    readonly noneFound: string;
    readonly seesEveryJob: string;
    readonly creator: string;
    readonly empty: string;
    readonly excludedReviewers: (values: { readonly count: number; readonly names: string | number }) => string;
    readonly addReviewers: string;
    readonly cancel: string;
    readonly save: string;
    readonly saved: string;
    readonly saveFailed: string;
    readonly leaveTitle: string;
    readonly leaveText: string;
    readonly leave: string;
    readonly left: string;
    readonly mark: string;
  };
};
export default texts;
