export function amountOf(submissions: number): string {
  return submissions === 1 ? '1 submission' : `${submissions.toLocaleString('en')} submissions`;
}

export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
