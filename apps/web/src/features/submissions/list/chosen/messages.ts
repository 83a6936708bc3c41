/** Texts of what is done to several candidates at once. */
export const chosenMessages = {
  region: 'Selected candidates',
  choose: (name: string) => `Select ${name}`,
  chooseAll: (count: number) => `Select all ${count} on this page`,
  chosen: (count: number) => `${count.toLocaleString()} selected`,
  clear: 'Clear selection',
  compare: 'Compare',
  export: 'Export',
  exportOf: (count: number) => `Export ${candidates(count)} as CSV`,
  delete: 'Delete',
  deleteOf: (count: number) => `Delete ${candidates(count)}`,
  changed: (count: number, status: string) => `${candidates(count)} marked as ${status}`,
  notChanged: (count: number, reason: string) => `${candidates(count)} not changed: ${reason}`,
  undone: (count: number) =>
    count === 1 ? '1 decision undone' : `${count.toLocaleString()} decisions undone`,
  notUndone: (count: number, reason: string) => `${candidates(count)} not undone: ${reason}`,
  changeFailed: 'Failed to update the selected candidates',
  exported: (count: number) => `${candidates(count)} exported`,
  exportFailed: 'Failed to export the selected candidates',
  deleteQuestion: (count: number) =>
    count === 1 ? 'Delete the submission of 1 candidate?' : `Delete the submissions of ${count} candidates?`,
  deleteNames: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  deleted: (count: number) => `${candidates(count)} deleted`,
  deleteFailed: 'Failed to delete the selected candidates',
  csv: {
    file: 'candidates.csv',
    columns: ['Name', 'Email', 'Job', 'Status', 'Score', 'Submitted', 'Reviewed', 'Note', 'Link'],
  },
} as const;

function candidates(count: number): string {
  return count === 1 ? '1 candidate' : `${count.toLocaleString()} candidates`;
}
