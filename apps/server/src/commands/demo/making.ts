import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import type { TeamName } from './people/demo-person.ts';

/** The shared input of every step of making the demo. */
export type Making = {
  services: Dependencies;
  /** Temporary folder for recordings until they are sent. */
  workFolder: string;
  stop: AbortSignal;
  /** Prints a line. */
  say: (line: string) => void;
};

/** A team member as the actor that services expect. */
export type Member = SignedIn & { companyId: number; address: null };
export type Team = Readonly<Record<TeamName, Member>>;
