/** Whether nobody can start the interview anymore; a job without a deadline stays open. */
export function hasPassed(deadline: string | null): boolean {
  return deadline !== null && Date.parse(deadline) <= Date.now();
}
