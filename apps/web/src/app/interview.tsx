import { InterviewPage } from '../features/interviews/index.ts';

/** The candidate's page, without the router and anything else of the employer's side. */
export function Interview({ jobToken }: { jobToken: string }) {
  return <InterviewPage jobToken={jobToken} />;
}
