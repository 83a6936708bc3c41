/** Texts of the candidates page beyond those of ../messages.ts; those that spec 2 §2 quotes stand verbatim. */
export const candidateListMessages = {
  searchIn: { label: 'Search in', people: 'Names', answers: 'What was said', resumes: 'Résumés' },
  view: 'View',
  views: { list: 'List view', grid: 'Grid view' },
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  open: 'View',
  openOf: (name: string) => `View ${name}`,
  addNoteTo: (name: string) => `Add Note to ${name}`,
  averageScore: 'Average Score',
  noScores: 'N/A',
  score: (score: number) => `${score}%`,
} as const;
