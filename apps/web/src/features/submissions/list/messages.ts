/** Texts of the candidates page besides those of ../messages.ts; those fixed by the specification are verbatim. */
export const candidateListMessages = {
  searchIn: { label: 'Search in', people: 'Names', answers: 'Transcripts', resumes: 'Resumes' },
  view: 'View',
  views: { list: 'List view', grid: 'Grid view' },
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  open: 'View',
  openOf: (name: string) => `View ${name}`,
  addNoteTo: (name: string) => `Add note to ${name}`,
  averageScore: 'Average score',
  noScores: 'N/A',
  score: (score: number) => `${score}%`,
} as const;

export const compareChosenMessages = {
  choose: (name: string) => `Choose ${name} to compare`,
  chosen: (count: number) => `${count} chosen`,
  oneMore: 'Choose at least one more to compare',
  otherJobs:
    'These candidates applied for different jobs. You can compare only candidates who answered the same questions.',
  most: 'You can compare at most four candidates',
  compare: 'Compare',
  clear: 'Clear selection',
} as const;
