import type { Person } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import type { Scene } from './scene.ts';

/** A request that the server carries out, about existing records. */
export type ValidRequest = {
  /** With the required query. */
  path: string;
  /** Makes the token to call with: some calls end their own session. */
  token: () => Promise<string | undefined>;
  headers: Record<string, string>;
  /** An object is sent as JSON. */
  body: object | undefined;
};

export type Prepared = {
  nimble: TestApp;
  owner: Person & { companyId: number };
  scene: Scene & { candidateToken: string; guestToken: string };
};
