// Made from en.json by `npm run messages`.
declare const texts: {
  readonly figures: {
    readonly activeJobs: string;
    readonly newActiveJobs: string;
    readonly draftJobs: string;
    readonly pausedJobs: string;
    readonly closedJobs: string;
    readonly submissions: string;
    readonly submissionsThisMonth: string;
    readonly processing: string;
    readonly pending: string;
    readonly inReview: string;
    readonly needReview: string;
    readonly approved: string;
    readonly reviewed: string;
    readonly rejected: string;
    readonly averageScore: string;
    readonly completionRate: string;
    readonly openedLinks: string;
    readonly started: string;
    readonly received: string;
    readonly decided: string;
    readonly everApproved: string;
    readonly startedByFormat: string;
    readonly finishedByFormat: string;
    readonly approvedByFormat: string;
    readonly averageScoreReceived: string;
    readonly timeToDecision: string;
    readonly users: string;
    readonly storage: string;
    readonly aboveAverage: string;
    readonly qualityCandidates: (values: { readonly score: string | number }) => string;
  };
};
export default texts;
