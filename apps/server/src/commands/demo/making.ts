import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import type { TeamName } from './demo-person.ts';

/** What every step of making the demo needs. */
export type Making = {
  services: Dependencies;
  /** For recordings until they are sent. */
  workFolder: string;
  stop: AbortSignal;
  /** Prints a line. */
  say: (line: string) => void;
};

/** A team member as services know who calls. */
export type Member = SignedIn & { companyId: number; address: null };
export type Team = Readonly<Record<TeamName, Member>>;
