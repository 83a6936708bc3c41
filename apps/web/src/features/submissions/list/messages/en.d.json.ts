// Made from en.json by `npm run messages`.
declare const texts: {
  readonly candidateList: {
    readonly searchIn: {
      readonly label: string;
      readonly people: string;
      readonly answers: string;
      readonly resumes: string;
    };
    readonly view: string;
    readonly views: {
      readonly list: string;
      readonly grid: string;
    };
    readonly review: string;
    readonly reviewOf: (values: { readonly name: string | number }) => string;
    readonly open: string;
    readonly openOf: (values: { readonly name: string | number }) => string;
    readonly averageScore: string;
    readonly noScores: string;
    readonly score: (values: { readonly score: string | number }) => string;
    readonly answer: {
      readonly left: (values: { readonly count: number }) => string;
      readonly today: string;
      readonly late: (values: { readonly count: number }) => string;
      readonly promised: (values: { readonly date: string | number }) => string;
    };
    readonly columns: {
      readonly title: string;
      readonly name: string;
      readonly email: string;
      readonly tags: string;
      readonly source: string;
      readonly reviewers: string;
    };
  };
};
export default texts;
