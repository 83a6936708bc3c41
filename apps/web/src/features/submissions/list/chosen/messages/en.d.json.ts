// Made from en.json by `npm run messages`.
declare const texts: {
  readonly chosen: {
    readonly region: string;
    readonly choose: (values: { readonly name: string | number }) => string;
    readonly chooseAll: (values: { readonly count: string | number }) => string;
    readonly chosen: (values: { readonly count: number }) => string;
    readonly clear: string;
    readonly compare: string;
    readonly delete: string;
    readonly deleteOf: (values: { readonly count: number }) => string;
    readonly notChanged: (values: { readonly count: number; readonly reason: string | number }) => string;
    readonly notUndone: (values: { readonly count: number; readonly reason: string | number }) => string;
    readonly changeFailed: string;
    readonly deleteQuestion: (values: { readonly count: number }) => string;
    readonly deleteNames: (values: { readonly names: string | number; readonly more: number }) => string;
    readonly allChosen: (values: { readonly count: number }) => string;
    readonly chooseMatching: (values: { readonly count: number }) => string;
    readonly tooManyMatch: (values: { readonly most: number }) => string;
    readonly more: string;
    readonly extraTime: string;
    readonly guestLink: string;
    readonly noGuestLink: (values: { readonly most: string | number }) => string;
    readonly extraTimeTitle: (values: { readonly count: number }) => string;
    readonly extraTimeText: string;
    readonly time: string;
    readonly timeFactor: (values: { readonly factor: number }) => string;
    readonly usualTime: string;
    readonly giveTime: string;
    readonly cancel: string;
    readonly stage: string;
    readonly stageTitle: (values: { readonly count: number }) => string;
    readonly stageText: string;
    readonly move: string;
    readonly assign: string;
    readonly email: string;
  };
};
export default texts;
