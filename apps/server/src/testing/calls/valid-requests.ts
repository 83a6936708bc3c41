import type { RouteContract } from '@nimble/contracts';
import { addCompany, addPerson, openSession } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import type { ValidRequest } from './prepared.ts';
import { preparations } from './request-preparations.ts';
import { nameOf, newScene, sampleAddress, sampleBody } from './sample-calls.ts';
import type { Scene } from './scene.ts';

/**
 * In a company of its own, so that no call can disturb another one's.
 * @param furnish adds to what is there before the request is made.
 */
export async function validRequest(
  nimble: TestApp,
  route: RouteContract,
  furnish: (scene: Scene) => Promise<unknown> = async () => undefined,
): Promise<ValidRequest> {
  const owner = await addCompany(nimble);
  const scene = await newScene(nimble, owner);
  await furnish(scene);
  const plain: ValidRequest = {
    path: sampleAddress(route, scene),
    token: () => tokenFor(route, { nimble, owner, scene }),
    headers: {},
    body: sampleBody(route, scene),
  };
  const prepared = await preparations[nameOf(route)]?.({ nimble, owner, scene });
  return { ...plain, ...prepared };
}

async function tokenFor(
  { config: { access } }: RouteContract,
  {
    nimble,
    owner,
    scene,
  }: { nimble: TestApp; owner: { userId: number }; scene: { candidateToken: string; guestToken: string } },
): Promise<string | undefined> {
  if (access === 'public' || access === 'signed') return undefined;
  if (access === 'candidate' || access === 'take') return scene.candidateToken;
  if (access === 'guest') return scene.guestToken;
  if (access === 'master') return (await addPerson(nimble, null, 'master')).token;
  return openSession(nimble, owner.userId);
}
