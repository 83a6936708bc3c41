import type { RouteContract } from '@nimble/contracts';
import { addCompany, addPerson, openSession } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import type { Prepared, ValidRequest } from './prepared.ts';
import { preparations } from './request-preparations.ts';
import { nameOf, newScene, sampleAddress, sampleBody } from './sample-calls.ts';
import type { Scene } from './scene.ts';

/**
 * Each request is about a scene in a company of its own, so that no call can disturb another one's. Calls that only
 * read share one.
 * @param furnish adds to what is there before the requests are made.
 */
export function validRequests(
  nimble: TestApp,
  furnish: (scene: Scene) => Promise<unknown> = async () => undefined,
): (route: RouteContract) => Promise<ValidRequest & { companyId: number }> {
  async function prepare(): Promise<Prepared> {
    const owner = await addCompany(nimble);
    const scene = await newScene(nimble, owner);
    await furnish(scene);
    return { nimble, owner, scene };
  }
  let shared: Promise<Prepared> | undefined;
  const toRead = () => (shared ??= prepare());

  return async (route) => {
    const preparation = preparations[nameOf(route)];
    const onlyReads = route.method === 'GET' && preparation === undefined;
    const prepared = await (onlyReads ? toRead() : prepare());
    const { scene } = prepared;
    return {
      path: sampleAddress(route, scene),
      token: () => tokenFor(route, prepared),
      headers: {},
      body: sampleBody(route, scene),
      ...(await preparation?.(prepared)),
      companyId: scene.companyId,
    };
  };
}

async function tokenFor(
  { config: { access } }: RouteContract,
  { nimble, owner, scene }: Prepared,
): Promise<string | undefined> {
  if (access === 'public' || access === 'signed') return undefined;
  if (access === 'candidate' || access === 'take') return scene.candidateToken;
  if (access === 'guest') return scene.guestToken;
  if (access === 'master') return (await addPerson(nimble, null, 'master')).token;
  return openSession(nimble, owner.userId);
}
