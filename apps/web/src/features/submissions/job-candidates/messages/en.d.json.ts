// Made from en.json by `npm run messages`.
declare const texts: {
  readonly jobCandidates: {
    readonly title: (values: { readonly jobTitle: string | number }) => string;
    readonly back: string;
    readonly interviews: string;
    readonly newest: string;
    readonly stats: {
      readonly candidates: string;
      readonly needReview: string;
      readonly shortlisted: string;
    };
    readonly searchLabel: string;
    readonly searchPlaceholder: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly jobNotFound: string;
    readonly jobNotFoundText: string;
    readonly none: string;
    readonly noneText: string;
    readonly noneFoundText: string;
    readonly shown: (values: { readonly shown: number; readonly total: number }) => string;
    readonly loadMore: string;
    readonly compare: string;
    readonly openList: string;
    readonly closeList: string;
    readonly noneSelected: string;
    readonly noneSelectedText: string;
    readonly noCandidateId: string;
    readonly candidateGone: string;
    readonly candidateGoneText: string;
    readonly candidateFailed: string;
    readonly openPage: string;
    readonly noVideo: string;
    readonly noVideoText: string;
  };
};
export default texts;
