// Made from en.json by `npm run messages`.
declare const texts: {
  readonly reviewers: {
    readonly open: string;
    readonly openWith: (values: { readonly count: number }) => string;
    readonly title: string;
    readonly subtitle: string;
    readonly list: string;
    readonly none: string;
    readonly loadFailed: string;
    readonly person: string;
    readonly choose: string;
    readonly noneLeft: string;
    readonly colleaguesFailed: string;
    readonly due: string;
    readonly duePassed: string;
    readonly dueOf: (values: { readonly name: string | number }) => string;
    readonly dueBy: (values: { readonly date: string | number }) => string;
    readonly noDue: string;
    readonly overdue: string;
    readonly done: string;
    readonly assign: string;
    readonly assigned: string;
    readonly dueChanged: string;
    readonly unassign: (values: { readonly name: string | number }) => string;
    readonly unassigned: string;
    readonly failed: string;
    readonly manyTitle: (values: { readonly count: number }) => string;
    readonly manyText: string;
  };
  readonly queue: {
    readonly name: string;
    readonly nameWith: (values: { readonly count: number }) => string;
    readonly title: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly back: string;
    readonly more: (values: { readonly count: number }) => string;
    readonly summary: (values: { readonly open: number }) => string;
    readonly overdue: (values: { readonly count: number }) => string;
    readonly show: string;
  };
  readonly mentions: {
    readonly list: string;
    readonly offered: (values: { readonly count: number }) => string;
  };
};
export default texts;
