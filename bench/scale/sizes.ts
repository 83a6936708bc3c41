/** How many of each a database has; the same shape at every size. */
export type Size = {
  submissions: number;
  companies: number;
  /** Submissions of the first company, which asks. */
  largest: number;
};

/** Of the first company, and of each other. */
export const jobsOf = { largest: 200, other: 10 };
export const answersOfSubmission = 3;
/** Of ten submissions. */
const transcripts = 3;

/** A company for every 2,000 submissions; the largest has 200,000 of a million and of ten million. */
export function sizeOf(submissions: number): Size {
  return {
    submissions,
    companies: Math.max(2, submissions / 2000),
    largest: Math.min(200_000, submissions / 5),
  };
}

/** Says who submitted the n-th, from 1, for which job, and whether its first answer has a transcript. */
export function placeOf(n: number, { submissions, companies, largest }: Size) {
  const random = hash(n);
  const company = n % (submissions / largest) === 0 ? 1 : 2 + (hash(n + 7) % (companies - 1));
  const job =
    company === 1
      ? 1 + (Math.floor(random / 7) % jobsOf.largest)
      : 1 + jobsOf.largest + (company - 2) * jobsOf.other + (Math.floor(random / 7) % jobsOf.other);
  const others = (submissions * transcripts) / 10 - largest;
  const isTranscribed = company === 1 || random % 1000 < (1000 * others) / (submissions - largest);
  return { random, company, job, isTranscribed };
}

/** A number of 31 bits that looks random, and is always the same. */
export function hash(n: number): number {
  let mixed = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}
