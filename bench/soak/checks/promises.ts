/** What must hold, in the order of the table at the end. */
export const promises = {
  answers: 'Every call is answered; 503 and broken connections only while something is away',
  offsets: 'No acknowledged byte of a recording is lost',
  recordings: 'Each recording is downloaded as it was recorded (SHA-256)',
  resumes: 'Each resume is downloaded as it was sent (SHA-256)',
  changes: 'Acknowledged changes of reviewers and programs are there, each once',
  joined: 'Each submission is joined, or has a reason and can be retried',
  tasks: 'No task is lost or given up',
  mails: 'Each candidate who submitted or was invited got the email, or it is shown as not sent',
  webhooks: 'Each event reached the receiver of webhooks',
  erased: 'Nothing is left of erased submissions',
  files: 'No stored file without an owner, and none is missing',
  rows: 'No row of a file without an owner',
  leftovers: 'No temporary file is left',
  memory: 'The memory of each process is flat',
  descriptors: 'The open files of each process are flat',
  restarts: 'Each killed process works again',
} as const;
export type PromiseName = keyof typeof promises;

const mostTold = 20;

/** Counts what was looked at, and keeps what did not hold. */
export function createBook() {
  const kept = new Map<PromiseName, number>();
  const broken = new Map<PromiseName, string[]>();
  const figures = new Map<PromiseName, string>();
  const breaksOf = (name: PromiseName) => broken.get(name) ?? [];
  return {
    keep: (name: PromiseName, times = 1) => void kept.set(name, (kept.get(name) ?? 0) + times),
    break(name: PromiseName, detail: string): void {
      broken.set(name, [...breaksOf(name), detail]);
      if (breaksOf(name).length <= mostTold)
        console.log(`✗ ${new Date().toISOString().slice(11, 19)} ${promises[name]}: ${detail}`);
    },
    /** Instead of the number of times that it held. */
    tell: (name: PromiseName, figure: string) => void figures.set(name, figure),
    brokenCount: () => [...broken.values()].reduce((sum, details) => sum + details.length, 0),
    rows: () =>
      Object.entries(promises).map(([name, promise]) => {
        const breaks = breaksOf(name as PromiseName).length;
        const times = kept.get(name as PromiseName) ?? 0;
        const figure = figures.get(name as PromiseName) ?? `${times} of ${times + breaks}`;
        return { promise, figure, holds: breaks === 0 ? 'yes' : `no: ${breaks}` };
      }),
  };
}
export type Book = ReturnType<typeof createBook>;
