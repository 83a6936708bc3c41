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
